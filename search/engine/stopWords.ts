/** Words that carry no meaning in a question, by language. Kept short: a wrong one hides an answer. */

const ENGLISH = new Set(
  `the a an of to in is are am was were for and or nor how do does did what why when where which who with
  on at it its this that these those be been being vs from i im my me we our you your can could cannot cant
  should would will wont dont doesnt isnt if then so as by into about there some any have has had get gets got
  want need let make makes way please help using use used via than them they their too also just whats hows
  instead really possible`.split(/\s+/),
);

/** The product's own name, which every page has: it says where, hardly ever what. */
const PRODUCT = 'rslib';
export const isProductName = (word: string) => word.toLowerCase() === PRODUCT;

/** True for an English word that a query can lose. */
export const isStopWord = (word: string) => ENGLISH.has(word.replace(/['’]/g, ''));

/** Chinese question and function words, longest first, at which a run of a query is cut. */
const CHINESE =
  /(?:什么时候|可不可以|有没有|能不能|是不是|要不要|为什么|怎么样|怎么办|什么是|是什么|有什么|有哪些|哪一个|怎么|如何|怎样|什么|哪些|哪个|哪里|多少|可以|能否|是否|应该|需要|一个|一下|以及|或者|还是|我的|我想|请问|之间|里面|时候|没有|进行|关于|的话|想要|做法|方法|办法|何时|某个|某一个|[吗呢吧的和与或把被让])/g;

/** Cuts a Han run of a query at function words. A run of nothing else stays whole. */
export function cutHan(run: string): string[] {
  const pieces = run.replace(CHINESE, ' ').split(' ').filter(Boolean);
  return pieces.length > 0 ? pieces : [run];
}
