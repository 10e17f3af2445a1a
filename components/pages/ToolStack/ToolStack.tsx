import { useHomeTexts } from '../Home/homeTexts';
import { ToolLogo } from '../siblingTools/ToolLogo';
import { TOOLS, toolTexts, toolUrl } from '../siblingTools/tools';

/** A card for each tool with a site of its own, which opens in a new tab (specification 1.9). */
export function ToolStack() {
  const { language, t } = useHomeTexts();
  const tools = toolTexts(language);
  return (
    <section className="home-section">
      <h2>{t('home.stack.title')}</h2>
      <p className="home-lead">{t('home.stack.lead')}</p>
      <ul className="home-stack">
        {TOOLS.map((tool) => (
          <li key={tool.name}>
            <a href={toolUrl(tool, language)} target="_blank" rel="noopener noreferrer">
              <ToolLogo tool={tool} size={48} />
              <strong>{tool.name}</strong>
              <span>{tools(tool.description)}</span>
              <em>{new URL(tool.url).host}</em>
              <span className="site-visually-hidden">{tools('tools.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
