import '@rspress/core/dist/theme/components/NavTitle/index.css';
import { normalizeImagePath, useLang, useSite } from '@rspress/core/runtime';
import { Link } from '../link/Link';

/** Link to the home page. The logo is decorative, next to the name; its size is set, so nothing shifts. */
export function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const logo = typeof site.logo === 'string' ? { light: site.logo, dark: '' } : site.logo;
  const variants = Object.entries(logo ?? {}).filter(([, src]) => src);
  return (
    <div className="rp-nav__title">
      <Link
        href={site.logoHref || (lang === site.lang ? '/' : `/${lang}/`)}
        className="rp-nav__title__link"
      >
        <div className="rp-nav__title__logo">
          {variants.map(([theme, src]) => (
            <img
              key={theme}
              src={normalizeImagePath(src)}
              alt=""
              width="26"
              height="26"
              className={`rspress-logo rp-nav__title__logo-image ${variants.length > 1 ? `rp-nav__title__logo-image--${theme}` : ''}`}
            />
          ))}
        </div>
        <span>{site.logoText || site.title}</span>
      </Link>
    </div>
  );
}
