import type { NavItem } from '@rspress/core';
import { matchNavbar, useLocation, usePage } from '@rspress/core/runtime';
import { SvgWrapper } from '@rspress/core/theme';
import { IconArrowDown, Tag } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { Dropdown } from '../Dropdown/Dropdown';
import { Link } from '../link/Link';

/** A button with a list below it, as an item of the navbar. `name` is spoken instead of `label`. */
export function NavDropdown(props: { label: ReactNode; name?: string; children: ReactNode }) {
  return (
    <Dropdown
      as="li"
      label={
        <>
          <span>{props.label}</span>
          <SvgWrapper icon={IconArrowDown} className="rp-nav-menu__item__icon" />
        </>
      }
      name={props.name}
      className="rp-nav-menu__item site-dropdown"
      buttonClass="rp-nav-menu__item__container"
    >
      <ul>{props.children}</ul>
    </Dropdown>
  );
}

/** Text and tag of an item. */
const contentOf = ({ text, tag }: NavItem) => (
  <>
    {text}
    {tag && <Tag tag={tag} />}
  </>
);

/** One link; `block` is the class of its list item, `linkClass` of the link. */
function ItemLink(props: { item: NavItem; block: string; linkClass: string }) {
  const { pathname } = useLocation();
  const { page } = usePage();
  const { item, block, linkClass } = props;
  const hasLink = 'link' in item && item.link;
  // The built 404 page knows no address, and marks no area; React would not write a mark that the app has from the start.
  const isActive = hasLink && page.pageType !== '404' && matchNavbar(item, pathname);
  return (
    <li className={`${block} ${isActive ? `${block}--active` : ''}`}>
      {hasLink ? (
        <Link href={item.link} className={linkClass} aria-current={isActive ? 'true' : undefined}>
          {contentOf(item)}
        </Link>
      ) : (
        <span className={linkClass}>{contentOf(item)}</span>
      )}
    </li>
  );
}

/** The configured items of a side of the navbar, or of the panel (`variant`). */
export function NavItems({ items, variant }: { items: NavItem[]; variant: 'bar' | 'panel' }) {
  const block = variant === 'bar' ? 'rp-nav-menu__item' : 'site-nav-panel__item';
  const linkClass = variant === 'bar' ? 'rp-nav-menu__item__container' : 'rp-nav-screen-menu-item';
  return items.map((item) => {
    if (!('items' in item) || !item.items?.length) {
      return <ItemLink key={item.text} item={item} block={block} linkClass={linkClass} />;
    }
    // A title with a link becomes the first entry of its own list.
    const entries: NavItem[] = [...('link' in item ? [{ ...item, items: [] }] : []), ...item.items];
    if (variant === 'panel') return <NavItems key={item.text} items={entries} variant="panel" />;
    return (
      <NavDropdown key={item.text} label={contentOf(item)}>
        {entries.map((entry) => (
          <ItemLink
            key={entry.text}
            item={entry}
            block="rp-hover-group__item"
            linkClass="rp-hover-group__item__link"
          />
        ))}
      </NavDropdown>
    );
  });
}
