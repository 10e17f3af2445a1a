/** Stylesheets are for bundlers only, not for Node.js or TypeScript. */
const isCode = (specifier: string) => !specifier.endsWith('.css');

const importAll = (specifiers: readonly string[]): string => {
  const names = specifiers.map((_, index) => `m${index}`);
  const lines = specifiers.map((one, index) => `import * as m${index} from '${one}';`);
  return `${lines.join('\n')}\nexport const used = [${names.join(', ')}];\n`;
};

const tsconfig = (file: string, options: Record<string, string>): string =>
  JSON.stringify({
    files: [file],
    // Checks the declarations of the package, but not those of TypeScript itself, which take two thirds of the time.
    compilerOptions: {
      noEmit: true,
      strict: true,
      skipDefaultLibCheck: true,
      target: 'es2022',
      types: [],
      ...options,
    },
  });

/**
 * Files of a project that loads every specifier: `import.mjs` and `require.cjs` for Node.js, `import.mts`, `require.cts`
 * and `old.ts` for TypeScript, `bundle.mjs` for bundlers; and a `tsconfig.<name>.json` for each way to resolve types.
 */
export function sourcesOfConsumer(specifiers: readonly string[]): Record<string, string> {
  const code = specifiers.filter(isCode);
  const styles = specifiers.filter((one) => !isCode(one)).map((one) => `import '${one}';\n`);
  const all = importAll(code);
  return {
    'package.json': '{ "private": true, "type": "module" }\n',
    'import.mjs': all,
    'require.cjs': code.map((one) => `require('${one}');\n`).join(''),
    'import.mts': all,
    'require.cts': all,
    'old.ts': all,
    'tsconfig.import.json': tsconfig('import.mts', { module: 'node16' }),
    'tsconfig.require.json': tsconfig('require.cts', { module: 'node16' }),
    'tsconfig.bundler.json': tsconfig('import.mts', {
      module: 'esnext',
      moduleResolution: 'bundler',
    }),
    'tsconfig.old.json': tsconfig('old.ts', { module: 'commonjs', moduleResolution: 'node10' }),
    'bundle.mjs': styles.join('') + all,
  };
}
