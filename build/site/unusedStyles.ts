import type { Plugin } from 'postcss';

const oneOf = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`;

/**
 * Pattern of classes of stock parts that the frame replaces. No page or script has them; their rules would add 0.9 to
 * 18 KB of every page (gzip). `tests/e2e/builtPages.spec.ts` fails if one comes into use.
 */
export const UNUSED_CLASSES = oneOf(`
  has-focused rp-doc-layout__menu__placeholder rp-doc-layout__outline--open
  rp-doc-layout__sidebar--open rp-hover-group rp-hover-group--center rp-hover-group--hidden
  rp-hover-group--left rp-hover-group--right rp-hover-group__item__icon rp-nav-hamburger--active
  rp-nav-screen--open rp-nav-screen-appearance__icon rp-nav-screen-appearance__icon--open
  rp-nav-screen-appearance__left rp-nav-screen-appearance__right rp-nav-screen-langs__icon
  rp-nav-screen-langs__icon--open rp-nav-screen-langs__left rp-nav-screen-langs__right
  rp-nav-screen-langs-group rp-nav-screen-langs-group__inner rp-nav-screen-langs-group__item
  rp-nav-screen-langs-group__item--active rp-nav-screen-menu-item--active
  rp-nav-screen-menu-item--open rp-nav-screen-menu-item__arrow rp-nav-screen-menu-item__group
  rp-nav-screen-menu-item__group-inner rp-nav-screen-menu-item__icon rp-nav-screen-menu-item__left
  rp-nav-screen-menu-item__right rp-outline__bottom rp-outline__divider rp-overview-group
  rp-sidebar-menu__mask rp-sidebar-section-header__right rp-social-links__github-stars
  rp-social-links__github-stars-count rp-social-links__item__hover-group rp-theme-switching
  rspress-overview-container`);

/**
 * Pattern of class name prefixes of stock parts that no page uses: scripts contain them, but render them only if the page
 * asks for them. The same test fails if one does; then remove it here.
 */
export const UNUSED_PARTS = oneOf(`
  rp-badge--danger rp-badge--info rp-badge--tip rp-badge--warning rp-callout--caution
  rp-callout--danger rp-callout--details rp-callout--important rp-callout--note
  rp-code-button-group__icon rp-code-copy-button__icon rp-codeblock__content--fold
  rp-codeblock__content--line-numbers rp-codeblock__fold-btn
  rp-llms-view-options__arrow rp-llms-view-options__external-icon rp-llms-view-options__item-icon
  rp-llms-view-options__menu rp-llms-view-options__trigger rp-nav-menu--left
  rp-nav__title__logo-image--`);

/** PostCSS plugin that drops selectors with an unused class, and rules that have no other selector. */
export function dropUnusedStyles(): Plugin {
  const unused = new RegExp(`\\.(?:${UNUSED_CLASSES}(?![\\w-])|${UNUSED_PARTS})`);
  const isUnused = (selector: string) => unused.test(selector.replace(/:not\([^)]*\)/g, ''));
  return {
    postcssPlugin: 'drop-unused-styles',
    Rule(rule) {
      const used = rule.selectors.filter((selector) => !isUnused(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    },
  };
}
