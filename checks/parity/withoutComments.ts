import ts from 'typescript';

const SCRIPT = /^([cm]?[jt]s|[jt]sx|json)$/;

/** Code without comments, which are prose and may differ between the languages, and without blanks around them. */
export function withoutComments(code: string, language: string): string {
  let text = code;
  if (SCRIPT.test(language)) {
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.JSX, text);
    const isComment = (kind: ts.SyntaxKind) =>
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia;
    let out = '';
    for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
      if (!isComment(kind)) out += scanner.getTokenText();
    }
    text = out;
  } else {
    text = text.replace(/(^|\s)#.*$/gm, '');
  }
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}
