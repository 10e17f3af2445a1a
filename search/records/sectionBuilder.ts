import type { SectionRecord } from '../types';

const tidy = (text: string) => text.replace(/[\s\u200b\u00a0]+/g, ' ').trim();

/** Collects the visible text of a page, in reading order, into sections. */
export class SectionBuilder {
  private readonly sections = [{ level: 1, id: '', heading: '', text: [] as string[] }];
  private open = '';
  /** Level of the last heading, except those of rows. */
  private level = 1;

  /** The current section. */
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

  /** Starts a section for a table row, one level below its heading. */
  row(id: string, heading: string): void {
    const { level } = this;
    this.heading(Math.min(level + 1, 6), id, heading);
    this.level = level;
  }

  /** Adds text to the current block. */
  inline(text: string): void {
    this.open += text;
  }

  /** Removes the space at the end of the current block. */
  dropSpace(): void {
    this.open = this.open.trimEnd();
  }

  /** Ends the current block, so that words of two paragraphs are not joined. */
  endBlock(): void {
    const text = tidy(this.open);
    this.open = '';
    if (text) this.last.text.push(text);
  }

  /** The sections; the opening gets the page's title if the article has none. */
  finish(title: string): SectionRecord[] {
    this.endBlock();
    return this.sections.map(({ heading, text, ...section }, i) => ({
      ...section,
      heading: heading || (i === 0 ? title : ''),
      // No space after the wide punctuation of Chinese.
      text: text.join(' ').replace(/(?<=[。！？；：，]) /g, ''),
    }));
  }
}
