import { useMessages } from '../../../i18n/useMessages';
import styles from './Example.module.css';
import { TreeFile } from './TreeFile';
import { treeLines } from './treeLines';

/**
 * `source`: paths of the project; `output`: recorded files with their sizes in bytes; `listed`: paths of emitted files
 * that are not recorded; `contents`: address of the contents of the first two.
 */
export interface ExampleTree {
  source: string[];
  output: Record<string, number>;
  listed: string[];
  contents: string;
}

interface FileTreeProps extends ExampleTree {
  /** Address of the project in the repository, if the site has one. */
  folder: string | undefined;
}

/** Every file of an example as a collapsed tree; recorded files and sources can be opened. */
export function FileTree({ source, output, listed, contents, folder }: FileTreeProps) {
  const t = useMessages();
  const paths = [...source, ...Object.keys(output), ...listed];
  const placeOf = (path: string) => (path in output ? `__recorded__/${path}` : path);
  return (
    <details className={styles.tree}>
      <summary>{t('example.tree', { count: paths.length })}</summary>
      <ul>
        {treeLines(paths).map(({ path, name, depth, isFolder }) => {
          return (
            <li
              key={path}
              style={{ paddingInlineStart: `${depth * 1.25}em` }}
              data-kind={isFolder ? 'folder' : source.includes(path) ? 'source' : 'output'}
            >
              {isFolder && `${name}/`}
              {listed.includes(path) && name}
              {!isFolder && !listed.includes(path) && (
                <TreeFile
                  path={path}
                  name={name}
                  size={output[path]}
                  contents={contents}
                  href={folder && `${folder}/${placeOf(path)}`}
                />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
