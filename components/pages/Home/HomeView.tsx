import { ContentStart } from '../../frame/focus/ContentStart';
import { Facts } from '../Facts/Facts';
import { Hero } from '../Hero/Hero';
import hero from '../Hero/hero.css?inline';
import { HomeFooter } from '../HomeFooter/HomeFooter';
import { Proof } from '../Proof/Proof';
import stars from '../Stars/stars.css?inline';
import { ToolStack } from '../ToolStack/ToolStack';
import home from './home.css?inline';
import sections from './sections.css?inline';

/** The home page below the navbar (specification 2.5). Its styles are here, as those of the site are in every page. */
export function HomeView() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: own CSS; as a child React would escape its quotes */}
      <style dangerouslySetInnerHTML={{ __html: home + hero + stars + sections }} />
      <div className="home rp-not-doc">
        <main>
          <ContentStart />
          <Hero />
          <Proof />
          <Facts />
          <ToolStack />
        </main>
        <HomeFooter />
      </div>
    </>
  );
}
