import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';
import { treeLines } from './treeLines';

interface FileTreeProps {
  /** Paths of the project, and of what the tool emitted. */
  source: string[];
  output: string[];
}

/** Every file of an example as a drawn tree, closed until asked for. */
export function FileTree({ source, output }: FileTreeProps) {
  const t = useMessages();
  const emitted = new Set(output);
  return (
    <details className={styles.tree}>
      <summary>{t('example.tree', { count: source.length + output.length })}</summary>
      <ul>
        {treeLines([...source, ...output]).map(({ path, name, depth, isFolder }) => (
          <li
            key={path}
            style={{ paddingInlineStart: `${depth * 1.25}em` }}
            data-kind={isFolder ? 'folder' : emitted.has(path) ? 'output' : 'source'}
          >
            {isFolder ? `${name}/` : name}
          </li>
        ))}
      </ul>
    </details>
  );
}
