import { stem } from './tokenize';

/** Words that carry no meaning in a question, by language. Kept short: a wrong one hides an answer. */

const ENGLISH = new Set(
  `the a an of to in is are am was were for and or nor how do does did what why when where which who with
  on at it its this that these those be been being from i im my me we our you your can could cannot cant
  should would will wont dont doesnt isnt if then so as by into about there some any have has had get gets got
  want need let make makes way please help using use used via than them they their too also just whats hows
  instead really possible going goes`.split(/\s+/),
);

/** Words that a question may be about, but hardly ever is: they count less. */
const FAINT = new Set(
  `put change add keep go run work take give look like tell show write written call another every each still old new own
  same before after while only inside outside end up too much many long really out off down all both most more less other
  right one two first second now here again ever never always without within through between across over under not no
  none doing did done being happen find see know think mean say come back set turn stay try start stop create allow
  everything anything something nothing thing kind ways people person else even just because since during until once
  official certain specific properly correctly exactly actually real entire whole extra simply easily best equivalent
  example tutorial guide usage issue problem fix solve handle deal cause avoid ensure force provide longer anymore generate
  produce display appear available true false option support field several few lot uncaught usr library package project
  file code app build built mark treat enable disable rslib
  打包 编译 生成 提示 自动 确认 触发 文件 代码 项目 构建 配置 设置 使用 所有 不同 一份 出现 变成 组件 应用 关系 支持 字段 其他 别的 不生效 接入
  报错 问题 错误 原因
  自己 之后 之前 以后 以前 现在 已经 一样 直接 必须 不用 不要 不能 不会 不了 为何 起来 出来`
    .split(/\s+/)
    .map(stem),
);

/** True for a word, lower case, that counts less than others beside it. */
export const isFaint = (word: string) => FAINT.has(stem(word));

/** True for a Chinese character that says nothing new in a query: 了, 在, 里, and 包, which all pages are about. */
export const isParticle = (text: string) =>
  /^[了在里上下个会能要有既没不无也都就只用为给到还得地着过对从向跟比这那它我你他怎吗呢吧的和与或把被让是时前后成转边再先又已才很太最更越每该此其去来包]$/.test(
    text,
  );

/** Chinese question and function words, each before its own beginnings, at which a run of a query is cut. */
export const CHINESE_WORDS =
  '什么时候 特别 非常 有点 现成的 现成 自带 怎么才能 怎样才能 能不能够 为什么会 到底 不想把 不想让 不想 想把 想让 想看 想在 想用 跑到 里去了 里去 去哪里 去哪了 去哪 哪儿 花在哪 才能 为啥 怎么会 咋办 咋 啥 老是 总是 一直 突然 好像 帮我 给我 别人 既能 既要 也能 也要 又能 几种 哪种 多大 可不可以 有没有 能不能 是不是 要不要 为什么 怎么样 怎么办 什么是 是什么 有什么 有哪些 哪一个 怎么 如何 怎样 什么 哪些 哪个 哪里 多少 可以 能否 是否 应该 需要 一个 一下 以及 或者 还是 我的 我想 请问 之间 里面 时候 没有 进行 关于 的话 想要 想 做法 方法 办法 何时 某个 某一个 但是 可是 而不是 不过'.split(
    ' ',
  );
const CHINESE = new RegExp(`${CHINESE_WORDS.join('|')}|只(?!读)|[吗呢吧的和与或把被让]`, 'g');

/** True for words that a query can lose: an English one, or a run of Chinese ones. */
export const isStopWord = (word: string) =>
  ENGLISH.has(word.replace(/['’]/g, '')) || !word.replace(CHINESE, '');

/** Cuts a Han run of a query at function words. A run of nothing else stays whole. */
export function cutHan(run: string): string[] {
  const pieces = run.replace(CHINESE, ' ').split(' ').filter(Boolean);
  return pieces.length > 0 ? pieces : [run];
}

const FILLERS = [...ENGLISH, ...FAINT, ...CHINESE_WORDS];

/** True for a word that is, or may still become, one that says little. */
export const isFiller = (word: string) => FILLERS.some((filler) => filler.startsWith(word));
