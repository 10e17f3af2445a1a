import summary from 'virtual-recordings';
import { useMessages } from '../../../i18n/useMessages';
import { TOOL } from '../../../site';
import { useFacts } from '../Facts/Facts';
import { useRecordedLine } from '../Proof/Proof';
import { TOOLS, toolTexts, toolUrl } from '../siblingTools/tools';
import { useHomeTexts } from './homeTexts';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
const files = (all: typeof summary.source) =>
  all.flatMap(({ path, code }) => [`\`${path}\``, fence('ts', code)]);

/** The home page as Markdown, for language models, with the same text, files and numbers as HomeView. */
export function HomeMarkdown() {
  const { language, t, to } = useHomeTexts();
  const site = useMessages();
  const tools = toolTexts(language);
  const commands = summary.steps.map(({ command, output }, at) =>
    at === summary.steps.length - 1 && output ? `${command}\n${output}` : command,
  );
  const blocks = [
    `# ${site('site.title')}`,
    site('subtitle'),
    `> ${site('slogan')}`,
    `[${t('home.hero.start')}](${to('/guide/start/quick-start')})`,
    fence('sh', `npm ${TOOL.install}`),
    `## ${t('home.proof.title')}`,
    t('home.proof.lead'),
    `### ${t('home.proof.write')}`,
    ...files(summary.source),
    `### ${t('home.proof.run')}`,
    fence('txt', commands.join('\n')),
    `### ${t('home.proof.emit')}`,
    ...summary.outputs.flatMap((output) => [`#### \`${output.label}\``, ...files(output.files)]),
    useRecordedLine(),
    `## ${t('home.facts.title')}`,
    useFacts()
      .map(({ value, name, text }) => `- **${value} ${name}**: ${text}`)
      .join('\n'),
    `## ${t('home.stack.title')}`,
    TOOLS.map(
      (tool) => `- [${tool.name}](${toolUrl(tool, language)}): ${tools(tool.description)}`,
    ).join('\n'),
    t('home.footer.independent'),
    `- [${t('home.footer.homepage')}](${TOOL.homepage})\n- [${t('home.footer.repository')}](${TOOL.repository})`,
  ];
  return <>{`${blocks.join('\n\n')}\n`}</>;
}
