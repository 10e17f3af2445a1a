import { fileSize } from '../../../i18n/fileSize';
import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';
import { treeLines } from './treeLines';

/** Paths of a project, of what the tool emitted with sizes in bytes, and of emitted files that are not kept. */
export interface ExampleTree {
  source: string[];
  output: Record<string, number>;
  listed: string[];
}

interface FileTreeProps extends ExampleTree {
  /** Address of the project in the repository; undefined when the site names none. */
  folder: string | undefined;
}

/** Every file of an example as a drawn tree, closed until asked for; each kept one opens in the repository. */
export function FileTree({ source, output, listed, folder }: FileTreeProps) {
  const t = useMessages();
  const paths = [...source, ...Object.keys(output), ...listed];
  const addressOf = (path: string) => {
    if (path in output) return `${folder}/__recorded__/${path}`;
    return source.includes(path) ? `${folder}/${path}` : undefined;
  };
  return (
    <details className={styles.tree}>
      <summary>{t('example.tree', { count: paths.length })}</summary>
      <ul>
        {treeLines(paths).map(({ path, name, depth, isFolder }) => {
          const address = folder && addressOf(path);
          const size = output[path];
          return (
            <li
              key={path}
              style={{ paddingInlineStart: `${depth * 1.25}em` }}
              data-kind={isFolder ? 'folder' : source.includes(path) ? 'source' : 'output'}
            >
              {isFolder && `${name}/`}
              {!isFolder && (address ? <a href={address}>{name}</a> : name)}
              {size !== undefined && <small>{fileSize(size)}</small>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
