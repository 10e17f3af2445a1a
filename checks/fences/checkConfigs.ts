import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadTool } from '../data/loadTool';
import { withScratch } from '../examples/workingCopy';
import type { Finding } from '../finding';
import type { Fence } from './fencesOf';

/** Whether a fence is a complete config file of the tool. */
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

/** Loads every config fence with the tool's own `loadConfig()`, as a file next to a package.json. */
export async function checkConfigs(fences: Fence[], root: string): Promise<Finding[]> {
  const configs = fences.filter(isConfig);
  if (configs.length === 0) return [];
  const tool = await loadTool(root);
  const findings: Finding[] = [];
  for (const { file, line, code, title = '' } of configs) {
    await withScratch(join(root, workspaceOf(code, root)), async (cwd) => {
      const path = join(cwd, basename(title));
      writeFileSync(path, code);
      const manifest = '{ "name": "my-lib", "version": "1.0.0", "type": "module" }\n';
      writeFileSync(join(cwd, 'package.json'), manifest);
      try {
        const { content } = await tool.loadConfig({ path, cwd });
        if (!content || typeof content !== 'object') throw new Error('it does not export a config');
      } catch (error) {
        const message = (error as Error).message.replaceAll(cwd, '<root>');
        findings.push({ file, line, problem: `loadConfig() cannot load ${title}: ${message}` });
      }
    });
  }
  return findings;
}
