/** tsconfig.json of a library: `options` are added to the compiler's, `more` stands beside them. */
export const tsconfig = (options: object = {}, more: object = {}) => ({
  compilerOptions: {
    target: 'ES2022',
    // Without the types of a browser, which take half a second to read: a claim that needs them names them.
    lib: ['ES2022'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    rootDir: 'src',
    types: [],
    ...options,
  },
  include: ['src'],
  ...more,
});
