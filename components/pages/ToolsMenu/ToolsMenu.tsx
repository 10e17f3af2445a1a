import { useLocation } from '@rspress/core/runtime';
import { useId } from 'react';
import { Dropdown, type Trigger } from '../../frame/Dropdown/Dropdown';
import { ToolLogo } from '../siblingTools/ToolLogo';
import {
  SIBLING_TOOLS,
  type SiblingTool,
  toolsLang,
  toolTexts,
  toolUrl,
} from '../siblingTools/tools';
import styles from './ToolsMenu.module.css';

interface Props {
  tools?: readonly SiblingTool[];
  trigger?: Trigger;
}

/** Nine squares: three dashed lines. */
const grid = (
  <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" aria-hidden="true">
    <path d="M2 4h16M2 10h16M2 16h16" strokeWidth="4" strokeDasharray="4 2" />
  </svg>
);

/**
 * The grid button of the navbar and its popover of sibling tools (specification 1.7, 1.8, 2.8): opens on hover by
 * default, below the button, without an arrow. Renders nothing for an empty list (4.34).
 */
export function ToolsMenu({ tools = SIBLING_TOOLS, trigger = 'hover' }: Props) {
  const language = toolsLang(useLocation().pathname);
  const id = useId();
  const t = toolTexts(language);
  if (tools.length === 0) return null;
  return (
    <Dropdown
      label={grid}
      name={t('tools.title')}
      trigger={trigger}
      align="start"
      className={styles.root}
      buttonClass={styles.button}
      panelClass={styles.surface}
    >
      <p id={id} className={styles.title}>
        {t('tools.title')}
      </p>
      <ul aria-labelledby={id}>
        {tools.map((tool) => (
          <li key={tool.name}>
            <a
              className={styles.link}
              href={toolUrl(tool, language)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ToolLogo tool={tool} size={32} />
              <span>
                <strong>{tool.name}</strong>
                <small>{t(tool.description)}</small>
              </span>
              <span className="site-visually-hidden">{t('tools.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
