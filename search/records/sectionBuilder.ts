import type { SectionRecord } from '../types';

const tidy = (text: string) => text.replace(/[\s\u200b\u00a0]+/g, ' ').trim();

/** Collects what readers see of one page, in reading order, into sections. */
export class SectionBuilder {
  private readonly sections = [{ level: 1, id: '', heading: '', text: [] as string[] }];
  private open = '';
  /** Level of the last heading that is none of a row. */
  private level = 1;

  /** The section that is being written. */
  private get last() {
    return this.sections[this.sections.length - 1] as (typeof this.sections)[number];
  }

  /** Starts a section; a heading without an id cannot be linked to and joins the running text. */
  heading(level: number, id: string, heading: string): void {
    const words = tidy(heading);
    this.endBlock();
    this.level = level;
    if (level === 1 && this.sections.length === 1 && !this.last.heading) this.last.heading = words;
    else if (id && words) this.sections.push({ level, id, heading: words, text: [] });
    else if (words) this.last.text.push(words);
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

  /** Takes the space from the end of the running block. */
  dropSpace(): void {
    this.open = this.open.trimEnd();
  }

  /** Ends the running block, so that words of two paragraphs never melt into one. */
  endBlock(): void {
    const text = tidy(this.open);
    this.open = '';
    if (text) this.last.text.push(text);
  }

  /** The sections; the opening has the page's title when the article has none. */
  finish(title: string): SectionRecord[] {
    this.endBlock();
    return this.sections.map(({ heading, text, ...section }, i) => ({
      ...section,
      heading: heading || (i === 0 ? title : ''),
      text: text.join(' '),
    }));
  }
}
