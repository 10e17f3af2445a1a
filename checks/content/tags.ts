import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { EXPANDERS } from '../../build/pages/expanders';
import { type Tag, tagsIn } from '../../build/pages/findTags';
import type { Language } from '../../site';
import type { Finding } from '../finding';
import { nearest } from './nearest';
import type { Page } from './page';

type Place = { root: string; file: string; language: Language };

/** What is wrong with a tag that expands to generated text, and what to write; undefined if it can be expanded. */
function tagProblem(
  { name, attributes }: Tag,
  place: Place,
): Pick<Finding, 'problem' | 'write'> | undefined {
  try {
    EXPANDERS[name]?.(attributes, { ...place, face: 'mdx' });
    return undefined;
  } catch (error) {
    const id = attributes.get('id');
    if (name === 'Example' && id !== undefined) {
      const ids = listExamples(place.root).map((example) => example.id);
      const meant = nearest(id, ids);
      if (!ids.includes(id))
        return {
          problem: `there is no example “${id}”`,
          write: meant
            ? `id="${meant}"`
            : 'the name of a folder of examples/current, ts6 or legacy',
        };
    }
    return { problem: `<${name}>: ${(error as Error).message}` };
  }
}

/** Tags of a page that cannot be expanded, and fences that include a file that does not exist. */
export function tagFindings(root: string, page: Page): Finding[] {
  const { file, language } = page;
  const findings: Finding[] = [];
  try {
    for (const tag of tagsIn(page.tree, Object.keys(EXPANDERS))) {
      const wrong = tagProblem(tag, { root, file, language });
      if (wrong) findings.push({ file, line: tag.line, ...wrong });
    }
  } catch (error) {
    const [, line = '1', problem = ''] = /^line (\d+): (.*)$/s.exec((error as Error).message) ?? [];
    findings.push({ file, line: Number(line), problem: problem || (error as Error).message });
  }
  visit(page.tree, 'code', ({ meta, position }) => {
    const target = /(?:^|\s)file="<root>\/([^"]+)"/.exec(meta ?? '')?.[1];
    if (!target || existsSync(join(root, target))) return;
    const folders = listExamples(root).map(({ workspace, id }) => `${workspace}/${id}`);
    const written = target.split('/').slice(0, 3).join('/');
    const meant = nearest(written, folders);
    findings.push({
      file,
      line: position?.start.line ?? 1,
      problem: `file="<root>/${target}" does not exist`,
      write:
        meant && meant !== written ? `file="<root>/${target.replace(written, meant)}"` : undefined,
    });
  });
  return findings;
}
