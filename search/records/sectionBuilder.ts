import type { SectionRecord } from '../types';

/** Code blocks count by their names only; a block's first ones say what it is about. */
const IDENTIFIER = /(?<![\w$])(?:--?|@\/?|\.)?[A-Za-z_$][\w$]*(?:[.\-/:][\w$]+)*/g;
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
const MAX_IDENTIFIERS = 60;

/** Unique names of a piece of code, in order. One letter says nothing, and a plain word is mostly of an output's prose. */
function identifiersOf(code: string): string[] {
  const names = code.match(IDENTIFIER) ?? [];
  const isName = (name: string) => name.length > 1 && name.length < 60 && !PLAIN_WORD.test(name);
  return [...new Set(names.filter(isName))];
}

/** Collects what readers see of one page, in reading order, into sections. */
export class SectionBuilder {
  private readonly sections: { level: number; id: string; heading: string; text: string[] }[];
  private readonly code: Set<string>[] = [new Set()];
  private open = '';
  /** Level of the last heading that is none of a row. */
  private level = 1;

  constructor() {
    this.sections = [{ level: 1, id: '', heading: '', text: [] }];
  }

  /** Starts a section; a heading without an id cannot be linked to and joins the running text. */
  heading(level: number, id: string, heading: string): void {
    const words = tidy(heading);
    this.level = level;
    if (level === 1 && this.sections.length === 1 && !this.sections[0]?.heading) {
      this.sections[0] = { level: 1, id: '', heading: words, text: this.sections[0]?.text ?? [] };
    } else if (id && words) {
      this.endBlock();
      this.sections.push({ level, id, heading: words, text: [] });
      this.code.push(new Set());
    } else this.block(words);
  }

  /** Starts a section for a row of a table, below the heading it stands under. */
  row(id: string, heading: string): void {
    const { level } = this;
    this.heading(Math.min(level + 1, 6), id, heading);
    this.level = level;
  }

  /** Adds words to the running block. */
  inline(text: string): void {
    this.open += text;
  }

  /** Ends the running block, so that words of two paragraphs never melt into one. */
  endBlock(): void {
    const text = tidy(this.open);
    this.open = '';
    if (text) this.sections.at(-1)?.text.push(text);
  }

  block(text: string): void {
    this.endBlock();
    this.inline(text);
    this.endBlock();
  }

  codeBlock(code: string): void {
    this.endBlock();
    const names = this.code.at(-1);
    for (const name of identifiersOf(code)) {
      if (names && names.size < MAX_IDENTIFIERS) names.add(name);
    }
  }

  /** The sections; a name of the code that stands in the text as well is kept only there. */
  finish(): SectionRecord[] {
    this.endBlock();
    return this.sections.map((section, i) => {
      const text = section.text.join(' ');
      const code = [...(this.code[i] ?? [])].filter((name) => !text.includes(name)).join(' ');
      return { ...section, text, code };
    });
  }
}

/** Gives the opening the page's title when the article has none. */
export function withTitle(sections: SectionRecord[], title: string): SectionRecord[] {
  const [opening, ...others] = sections;
  return opening ? [{ ...opening, heading: opening.heading || title }, ...others] : [];
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b\u00a0]+/g, ' ').trim();
}
