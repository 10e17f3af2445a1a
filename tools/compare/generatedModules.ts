const COUNT = 500;
const name = (index: number) => `m${String(index).padStart(3, '0')}`;

/** Sources of the library `modules`: 500 files that import one another, and an index that exports all of them. */
export function generatedModules(): Record<string, string> {
  const names = Array.from({ length: COUNT }, (_, index) => name(index));
  const files = names.map((own, index) => {
    const used = [index - 1, index - 7].filter((other) => other >= 0).map(name);
    const imports = used.map((other) => `import { ${other} } from './${other}.js';\n`).join('');
    const sum = [`value + ${index}`, ...used.map((other) => `${other}.length`)].join(' + ');
    const text = `${imports}\n/** Adds ${index}, and the parameters of two others. */\nexport function ${own}(value: number): number {\n  return ${sum};\n}\n`;
    return [`src/${own}.ts`, text] as const;
  });
  const index = names.map((own) => `export { ${own} } from './${own}.js';\n`).join('');
  return { ...Object.fromEntries(files), 'src/index.ts': index };
}
