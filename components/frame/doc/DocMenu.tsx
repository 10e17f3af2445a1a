import '@rspress/core/dist/theme/components/SidebarMenu/index.css';
import { useI18n } from '@rspress/core/runtime';
import { ReadPercent, SvgWrapper, useDynamicToc } from '@rspress/core/theme';
import { IconArrowRight, IconMenu } from '@rspress/core/theme-original';
import { inlineText } from '../article/inlineText';
import { useActiveAnchor } from './useActiveAnchor';

/** Ids of the panels, for the buttons that open them. */
export const SIDEBAR_ID = 'site-sidebar';
export const OUTLINE_ID = 'site-outline';

function OutlineButton() {
  const t = useI18n();
  const headers = useDynamicToc();
  const { scrolledHeader } = useActiveAnchor(headers);
  if (headers.length === 0) return <div className="rp-sidebar-menu__right" />;
  return (
    <button type="button" popoverTarget={OUTLINE_ID} className="rp-sidebar-menu__right">
      <span
        className="rp-sidebar-menu__right__text rp-doc"
        {...inlineText(scrolledHeader?.text ?? t('outlineTitle'))}
      />
      <span aria-hidden="true">
        <ReadPercent size={14} strokeWidth={2} />
      </span>
      <SvgWrapper icon={IconArrowRight} className="rp-sidebar-menu__right__icon site-menu-arrow" />
    </button>
  );
}

/** Bar below the navbar in narrow windows: opens the sidebar and the outline (specification 2.3). */
export function DocMenu({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const t = useI18n();
  return (
    <div className="rp-sidebar-menu">
      {sidebar ? (
        <button type="button" popoverTarget={SIDEBAR_ID} className="rp-sidebar-menu__left">
          <SvgWrapper icon={IconMenu} />
          <span>{t('menuTitle')}</span>
        </button>
      ) : (
        <div className="rp-sidebar-menu__left" />
      )}
      {outline ? <OutlineButton /> : <div className="rp-sidebar-menu__right" />}
    </div>
  );
}
