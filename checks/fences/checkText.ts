import ts from 'typescript';
import { parseDocument } from 'yaml';
import type { Data } from '../../build/pages/data/schemas';
import { nearest } from '../content/nearest';
import type { Finding } from '../finding';
import { checkShell } from './checkShell';
import { isTyped } from './checkTypes';
import type { Fence } from './fencesOf';

const SCRIPT = /^([cm]?[jt]s|[jt]sx)$/;
const SHELL = /^(bash|sh|shell|zsh)$/;
/** Long language names, which GitHub supports and the site does not highlight. */
const SHORT_NAMES: Record<string, string> = { javascript: 'js', typescript: 'ts' };
const OUTPUT = /^(|te?xt|log|console|output|plain(text)?|ansi)$/;
/** Text that only the tool prints or emits. */
const FROM_TOOL =
  /^(info|ready|start|error|warn|success) {2,}\S|^\s*Rslib v\d|__webpack_(require|exports)__|^File \(\w+\) +Size/m;

type Problem = { line: number; problem: string };
/** A problem of the whole fence. */
const whole = (problem: string): Problem[] => [{ line: 0, problem }];

function parseScript(code: string, language: string): Problem[] {
  const isJsx = language.endsWith('x') || language === 'js';
  const fileName = `fence.${isJsx ? 'tsx' : 'ts'}`;
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    problem: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

function parseJson(code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return whole(`not JSON: ${(error as Error).message}`);
  }
}

function parseYaml(code: string): Problem[] {
  return parseDocument(code).errors.map(({ message, linePos }) => ({
    line: (linePos?.[0].line ?? 1) - 1,
    problem: message,
  }));
}

function problemsOf(fence: Fence, cli: Data<'cli'>, root: string): Problem[] {
  const { language, code, source, isFragment, meta } = fence;
  const [open] = /(?<==)(["'])(?!.*\1).*/.exec(meta) ?? [];
  if (open) return whole(`${open} has no closing quote: write ${open}${open[0]}`);
  if (source) {
    // The content check tests whether the file exists.
    if (/^(<root>\/)?examples\/(current|ts6)\//.test(source)) return [];
    const write = 'file="<root>/examples/current/…"';
    return whole(`file="${source}": only files of examples may be pulled in: ${write}`);
  }
  if (OUTPUT.test(language)) {
    return whole(
      'do not type output by hand: use <Example id="…" run /> or <CliHelp command="…" />',
    );
  }
  if (isFragment)
    return parseScript(`({\n${code}\n})`, language).map(({ line, problem }) => ({
      line: line - 1,
      problem,
    }));
  if (isTyped(fence)) return [];
  if (SCRIPT.test(language)) return parseScript(code, language);
  if (SHELL.test(language)) return checkShell(code, cli, root);
  if (language === 'json') return parseJson(code);
  if (language === 'yaml' || language === 'yml') return parseYaml(code);
  const short = SHORT_NAMES[nearest(language, Object.keys(SHORT_NAMES)) ?? ''];
  const write = short ? `write \`\`\`${short}` : 'show a file of an example';
  return whole(`there is no check for "${language}": ${write}`);
}

/** Checks everything but types and loading: syntax, shell commands, data formats, and text that must not be a fence. */
export function checkText(fences: Fence[], cli: Data<'cli'>, root: string): Finding[] {
  return fences.flatMap((fence) => {
    const problems = FROM_TOOL.test(fence.code)
      ? whole('this is output of the tool: record it and show it with <Example>')
      : problemsOf(fence, cli, root);
    return problems.map(({ line, problem }) => ({
      file: fence.file,
      line: fence.line + line,
      problem,
    }));
  });
}
