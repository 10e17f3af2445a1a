import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDay, listPosts } from './blog/blogPosts';
import { buildMessages } from './buildMessages';
import { comparisonFace } from './comparison/comparisonFace';
import { type DataName, dataFile, readData } from './data/schemas';
import { attribute, EXAMPLE_COMPONENTS, markdownFace, mdxFace } from './example/exampleFaces';
import { findExample } from './example/exampleFolders';
import { readShownExample } from './example/shownExample';
import type { Expander, ExpandOptions } from './expansion';
import { exploreFace } from './explorer/exploreFace';
import { explorerFace } from './explorer/explorerFace';
import { fence } from './fence';
import { libOptionsTable, optionFactsList } from './options/optionTexts';
import { releasesFace } from './releases/releasesFace';
import { consumerTable } from './tables/consumerTable';
import { optionTable } from './tables/optionTable';
import { packageTable } from './tables/packageTable';
import { presetTable } from './tables/presetTable';
import { syntaxTable } from './tables/syntaxTable';

/** The value of a tag's only attribute, `name`. Throws on any other attribute. */
function only(attributes: Map<string, string>, name: string, byDefault?: string): string {
  for (const other of attributes.keys()) {
    if (other !== name) throw new Error(`unknown attribute "${other}"; this tag takes "${name}"`);
  }
  const value = attributes.get(name) ?? byDefault;
  if (value === undefined) throw new Error(`${name}="…" is missing`);
  return value;
}

const from = (names: DataName[], { root }: ExpandOptions) => ({
  dependencies: names.map((name) => join(root, dataFile(name))),
});

/** In the MDX face, wraps Markdown in a box for theme/styles/. */
const boxed = (name: string, text: string, { face }: ExpandOptions) =>
  face === 'mdx' ? `<div className="site-${name}">\n\n${text}\n\n</div>` : text;

/** Tag → function that writes its text. */
export const EXPANDERS: Readonly<Record<string, Expander>> = {
  Example(attributes, { root, language, face }) {
    const shown = readShownExample(root, attributes, language);
    const t = buildMessages(language);
    const code = face === 'mdx' ? mdxFace(shown, t) : markdownFace(shown, t);
    return {
      code,
      components: { '@components/Example': EXAMPLE_COMPONENTS },
      dependencies: shown.dependencies,
    };
  },
  Live(attributes, { root, face }) {
    const demo = join(findExample(root, only(attributes, 'id')).dir, 'demo.tsx');
    const block = fence(readFileSync(demo, 'utf8'), 'tsx');
    return {
      code: face === 'mdx' ? `<Preview live={<Demo />}>\n\n${block}\n\n</Preview>` : block,
      components: { '@components/Preview': ['Preview'], [demo]: ['default as Demo'] },
      dependencies: [demo],
    };
  },
  Explore(attributes, { root, language, face }) {
    return exploreFace(root, only(attributes, 'of'), language, face);
  },
  Explorer(attributes, { root, language, face }) {
    if (attributes.size > 0) throw new Error('<Explorer /> takes no attributes');
    return explorerFace(root, language, face);
  },
  CliHelp(attributes, options) {
    const command = only(attributes, 'command', 'build');
    const { commands, versions } = readData(options.root, 'cli');
    const help = commands[command]?.help;
    if (!help)
      throw new Error(`command="${command}": use one of ${Object.keys(commands).join(', ')}`);
    const version = versions['@rslib/core'] ?? '';
    const shell = `\`npx rslib ${command} -h\``;
    const caption = buildMessages(options.language)('table.help', { command: shell, version });
    return { code: `${caption}\n\n${fence(help, 'txt')}`, ...from(['cli'], options) };
  },
  OptionTable(attributes, options) {
    const data = readData(options.root, 'options').options;
    const { rows } = readData(options.root, 'preset');
    const t = buildMessages(options.language);
    const table = optionTable(data, rows, only(attributes, 'of'), t);
    return { code: boxed('options', table, options), ...from(['options', 'preset'], options) };
  },
  PresetTable(attributes, options) {
    const { rows } = readData(options.root, 'preset');
    const level = only(attributes, 'of', 'rsbuild');
    const table = presetTable(rows, level, buildMessages(options.language));
    return { code: boxed('presets', table, options), ...from(['preset'], options) };
  },
  OptionFacts(attributes, options) {
    const { root, language } = options;
    const list = optionFactsList(root, only(attributes, 'of'), buildMessages(language));
    return { code: boxed('facts', list, options), ...from(['options', 'cli'], options) };
  },
  LibOptions(_, options) {
    const code = libOptionsTable(options.root, buildMessages(options.language));
    return { code, ...from(['options', 'cli'], options) };
  },
  PackageTable(attributes, { root, language }) {
    return packageTable(root, only(attributes, 'of').split(','), buildMessages(language));
  },
  ConsumerTable(attributes, { root, language }) {
    const ids = only(attributes, 'of').split(',');
    return consumerTable(root, ids, language, buildMessages(language));
  },
  Comparison(attributes, { root, language, face }) {
    return comparisonFace(root, attributes, language, face);
  },
  Releases(attributes, { root, language }) {
    if (attributes.size > 0) throw new Error('<Releases /> takes no attributes');
    return releasesFace(root, language);
  },
  BlogPosts(_, { root, language, face }) {
    const posts = listPosts(root, language);
    const t = buildMessages(language);
    const cards = posts.map(({ title, description, date, href }) => {
      const day = formatDay(date, language);
      if (face === 'markdown') {
        const name = t('table.valueOf', { value: `[${title}](${href})`, more: day });
        return `- ${t('table.named', { name, text: description })}`;
      }
      const attributes = Object.entries({ title, description, date, day, href });
      return `<PostCard${attributes.map(([name, value]) => attribute(name, value)).join('')} />`;
    });
    return {
      code: cards.join('\n\n'),
      components: { '@components/PostCard': ['PostCard'] },
      dependencies: posts.map(({ file }) => file),
    };
  },
  PostDate(_, { root, file, language }) {
    const post = listPosts(root, language).find((candidate) => candidate.file === join(root, file));
    if (!post) throw new Error('<PostDate /> is for posts only: docs/<language>/blog/<name>.mdx');
    const date = formatDay(post.date, language);
    return { code: buildMessages(language)('blog.published', { date }), dependencies: [] };
  },
  ApiTypes(attributes, options) {
    const { definitions } = readData(options.root, 'api');
    const shown = only(attributes, 'of')
      .split(',')
      .map((name) => {
        const text = definitions[name];
        if (text) return text;
        throw new Error(`of="${name}": api.json defines ${Object.keys(definitions).join(', ')}`);
      });
    return { code: fence(shown.join('\n\n'), 'ts'), ...from(['api'], options) };
  },
  SyntaxTable(attributes, options) {
    if (attributes.size > 0) throw new Error('<SyntaxTable /> takes no attributes');
    const { rows } = readData(options.root, 'syntax');
    return {
      code: syntaxTable(rows, buildMessages(options.language)),
      ...from(['syntax'], options),
    };
  },
};
