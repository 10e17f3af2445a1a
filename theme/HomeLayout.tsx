import { Content, normalizeImagePath } from '@rspress/core/runtime';
import { HomeBackground } from '@rspress/core/theme-original';

/**
 * Layout of the home page. Its content is the page itself (`docs/<language>/index.mdx`), so that only this page loads
 * it; the stock background makes the navbar transparent near the top (specification 2.5).
 */
export function HomeLayout() {
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <>
      <HomeBackground
        className="home-background"
        style={{ backgroundImage: `url(${normalizeImagePath('/home-background.svg')})` }}
      />
      <Content />
    </>
  );
}
