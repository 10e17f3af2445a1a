import type { ReactNode } from 'react';
import type { Language } from '../../../site';

export interface SocialText {
  site: string;
  title: string;
  description: string;
  language: Language;
}

const PAPER = '#04211c';
const BRAND = '#2fd3b4';
const INK = '#f2fbf9';
const MUTED = '#a9c9c2';

type Style = Record<string, string | number>;
const box = (style: Style, children: unknown): { type: string; props: object } => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const bar = (height: number, opacity: number) =>
  box(
    { width: 18, height, borderRadius: 5, background: BRAND, opacity, marginRight: 8 },
    undefined,
  );

/** Truncates long text to `max` characters, at a word or, in Chinese, at any character. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max * 0.6 ? space : max).replace(/[\s,.;:，。；：、]+$/u, '')}…`;
}

/** The layout of a social image: logo and site name, title and description of the page. */
export function socialCard({ site, title, description, language }: SocialText): ReactNode {
  const size = title.length > (language === 'zh' ? 16 : 32) ? 60 : 76;
  const page = { width: '100%', height: '100%', boxSizing: 'border-box', padding: 72 };
  const colors = { background: PAPER, color: INK, fontFamily: 'Noto Sans SC' };
  return box({ ...page, ...colors, flexDirection: 'column', justifyContent: 'space-between' }, [
    box({ alignItems: 'flex-end', fontSize: 36, fontWeight: 700 }, [
      bar(52, 1),
      bar(40, 0.78),
      bar(46, 1),
      box({ marginLeft: 14 }, site),
    ]),
    box({ flexDirection: 'column' }, [
      box({ fontSize: size, fontWeight: 700, lineHeight: 1.2 }, shorten(title, 60)),
      box(
        { fontSize: 32, lineHeight: 1.45, color: MUTED, marginTop: 28 },
        shorten(description, language === 'zh' ? 66 : 130),
      ),
    ]),
    box({ width: 160, height: 10, borderRadius: 5, background: BRAND }, undefined),
  ]) as unknown as ReactNode;
}
