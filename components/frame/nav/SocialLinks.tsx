import { SvgWrapper } from '@rspress/core/theme';
import '@rspress/core/dist/theme/components/SocialLinks/index.css';
import type { SocialLink } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import { IconArrowDown } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import iconMap from 'virtual-social-links';
import { useMessages } from '../../../i18n/useMessages';
import { SOCIAL_NAMES, TOOL } from '../../../site';
import { Dropdown } from '../Dropdown/Dropdown';

/** Maximum number of links in the navbar; the rest are in a popup (specification 2.6). */
const MAX_INLINE = 5;

function Icon({ icon }: { icon: SocialLink['icon'] }) {
  const html = typeof icon === 'string' ? iconMap[icon] : icon.svg;
  return (
    <span
      aria-hidden="true"
      className="rp-social-links__icon"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG of Rspress or of rspress.config.ts.
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}

/** A button with a popup below it. */
function Popup(props: { name: string; label: ReactNode; children: ReactNode }) {
  return (
    <Dropdown
      {...props}
      align="end"
      className="rp-social-links__item rp-nav-menu__item site-dropdown"
    />
  );
}

/** One social link; the modes `text`, `img` and `dom` show their content in a popup. */
function Entry({ link: { icon, mode = 'link', content } }: { link: SocialLink }) {
  const t = useMessages();
  const known: Record<string, string> = SOCIAL_NAMES;
  const service = typeof icon === 'string' ? (known[icon] ?? icon) : content;
  const name = t('controls.social', { name: service, tool: TOOL.name });
  if (mode === 'link' || mode === 'github-stars') {
    return (
      <a
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        className="rp-social-links__item"
        aria-label={name}
      >
        <Icon icon={icon} />
      </a>
    );
  }
  return (
    <Popup name={name} label={<Icon icon={icon} />}>
      {mode === 'img' ? (
        <img src={content} alt={name} />
      ) : mode === 'dom' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: content of rspress.config.ts.
        <div dangerouslySetInnerHTML={{ __html: content }} />
      ) : (
        <div className="rp-social-links__item__text">{content}</div>
      )}
    </Popup>
  );
}

/** Social links with names (specification 2.6): the first five inline, the rest in a popup. */
export function SocialLinks() {
  const t = useMessages();
  const links = useSite().site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  const rest = links.slice(MAX_INLINE);
  return (
    <div className="rp-social-links">
      {links.slice(0, MAX_INLINE).map((link) => (
        <Entry key={link.content} link={link} />
      ))}
      {rest.length > 0 && (
        <Popup
          name={t('controls.social.more')}
          label={<SvgWrapper icon={IconArrowDown} fontSize={20} />}
        >
          <div className="rp-social-links__hidden">
            {rest.map((link) => (
              <Entry key={link.content} link={link} />
            ))}
          </div>
        </Popup>
      )}
    </div>
  );
}
