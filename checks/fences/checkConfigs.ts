import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadTool } from '../data/loadTool';
import type { Finding } from '../finding';
import type { Fence } from './collectFences';

/** True for a whole config file of the tool. */
const isConfig = ({ title = '', isFragment }: Fence): boolean =>
  !isFragment && /(^|\/)rslib\.config\.[cm]?[jt]s$/.test(title);

/** The workspace whose packages the config imports. */
function workspaceOf(code: string, root: string): string {
  const names = [...code.matchAll(/(?:from|import)\s+['"]((?:@[^'"/]+\/)?[^'"./][^'"/]*)/g)].map(
    ([, name = '']) => name,
  );
  const installed = (workspace: string) =>
    names.every(
      (name) => name.startsWith('node:') || existsSync(join(root, workspace, 'node_modules', name)),
    );
  return installed('examples/current') || !installed('examples/ts6')
    ? 'examples/current'
    : 'examples/ts6';
}

/** Loads every config fence with the tool's own `loadConfig()`, as a file beside a package.json. */
export async function checkConfigs(fences: Fence[], root: string): Promise<Finding[]> {
  const configs = fences.filter(isConfig);
  if (configs.length === 0) return [];
  const tool = await loadTool(root);
  const findings: Finding[] = [];
  const folders = new Map<string, string>();
  try {
    for (const [index, { file, line, code, title = '' }] of configs.entries()) {
      const workspace = workspaceOf(code, root);
      let scratch = folders.get(workspace);
      if (!scratch) {
        mkdirSync(join(root, workspace, '.work'), { recursive: true });
        scratch = mkdtempSync(join(root, workspace, '.work/fences-'));
        folders.set(workspace, scratch);
      }
      const cwd = join(scratch, String(index));
      mkdirSync(cwd);
      const path = join(cwd, basename(title));
      writeFileSync(path, code);
      writeFileSync(
        join(cwd, 'package.json'),
        '{ "name": "my-lib", "version": "1.0.0", "type": "module" }\n',
      );
      try {
        const { content } = await tool.loadConfig({ path, cwd });
        if (!content || typeof content !== 'object') throw new Error('it does not export a config');
      } catch (error) {
        const message = (error as Error).message.replaceAll(cwd, '<root>');
        findings.push({ file, line, problem: `loadConfig() cannot load ${title}: ${message}` });
      }
    }
  } finally {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  }
  return findings;
}
