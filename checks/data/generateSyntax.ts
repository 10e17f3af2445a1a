import { join } from 'node:path';
import type { Generated } from '../../build/pages/data/schemas';
import { loadTool } from './loadTool';
import type { Surface } from './surface';

/** The runtimes for each value of `syntax`, queried from the tool for both targets. */
export async function generateSyntax(
  root: string,
  { typeOf }: Surface,
): Promise<Generated<'syntax'>> {
  const tool = await loadTool(root);
  const type = typeOf('SyntaxName');
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  const targets = ['web', 'node'] as const;
  const lib = values.flatMap((syntax) =>
    targets.map((target) => ({ id: `${syntax}-${target}`, syntax, output: { target } })),
  );
  const cwd = join(root, 'examples/current/esm-minimal');
  const rslib = await tool.createRslib({ cwd, config: { lib } });
  const { origin } = await rslib.inspectConfig({ mode: 'production' });
  const browsers = (id: string): string[] => {
    const output = origin.environmentConfigs[id]?.output as { overrideBrowserslist?: string[] };
    return output.overrideBrowserslist ?? [];
  };
  return {
    rows: values.map((syntax) => ({
      syntax,
      web: browsers(`${syntax}-web`),
      node: browsers(`${syntax}-node`),
    })),
  };
}
