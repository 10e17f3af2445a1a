import { describe, expect, test, vi } from 'vitest';
import { ask, engineOf, page, section } from '../../tests/search/engineKit';

describe('Chinese', () => {
  const chinese = engineOf(
    [
      page('/zh/guide/mf', '模块联邦', [section('与微前端的关系', '共享模块。')]),
      page('/zh/guide/compat', '产物兼容性', [section('语法降级', '用 syntax。')]),
      page('/zh/guide/share', '模块联邦插件'),
    ],
    {
      lang: 'zh',
      synonyms: [['syntax', '转译']],
      traditional: '組组 聯联 語语 級级 模组模块',
      pinyin: 'mo模mu模kuai块快lian联bang邦zhuan转yi译yu语fa法jiang降xiang降享ji级gong共',
    },
  );
  test.each([
    ['as written', '模块联邦'],
    ['in a question', '怎么使用模块联邦'],
    ['in Traditional Chinese', '模块聯邦'],
    ['in the words of Taiwan', '模組聯邦'],
    ['with a wrong character', '模块联帮'],
    ['in pinyin', 'mokuailianbang'],
    ['in spaced pinyin', 'mo kuai lian bang'],
    ['in half typed pinyin', 'mokuailia'],
    ['in pinyin with capitals', 'MoKuaiLianBang'],
    ['in pinyin beside Chinese', '怎么mokuailianbang'],
    ['by first letters', 'mklb'],
    ['by first letters, the last not yet typed', 'mkl'],
    ['with a character that sounds the same', '模快'],
  ])('a title is found %s', (_, query) => {
    expect(ask(chinese, query)[0]?.url).toBe('/zh/guide/mf');
  });

  test.each(['zhuanyi', 'jiangji yufa', 'yufajiangji', 'yfjj'])(
    'pinyin of a synonym, in any order, by initials: %s',
    (query) => {
      expect(ask(chinese, query)[0]?.url).toContain('/zh/guide/compat');
    },
  );

  test.each(['zhuanyideyufa', 'yufaz'])(
    'pinyin of words that stand nowhere together, with a syllable between them: %s',
    (query) => {
      expect(ask(chinese, query)[0]?.url).toContain('/zh/guide/compat');
    },
  );

  test('no letter of several words in pinyin empties the list', () => {
    const typed = [...'zhuanyideyufa'].map((_, i, all) => all.slice(0, i + 1).join(''));
    const empty = typed.slice(6).filter((query) => ask(chinese, query).length === 0);
    expect(empty).toEqual([]);
  });

  test('no letter of spaced pinyin, whose syllables begin words of the site, empties the list', () => {
    const engine = engineOf([page('/zh/a', '不打包', [], 'buffer data')], {
      lang: 'zh',
      pinyin: 'bu不da打bao包',
    });
    for (const typed of ['bu ', 'bu d', 'bu da', 'bu da b', 'bu da ba', 'bu da bao'])
      expect(ask(engine, typed)[0]?.url, typed).toBe('/zh/a');
  });

  test('a wrong character that sounds so does not touch where two right words meet', () => {
    const engine = engineOf(
      [page('/zh/a', '头部'), page('/zh/b', '不加'), page('/zh/c', '加版权')],
      {
        lang: 'zh',
        pinyin: 'tou头bu部不jia加ban版quan权',
      },
    );
    expect(ask(engine, '头部加版权').map(({ url }) => url)).not.toContain('/zh/b');
  });

  test.each([
    ['one character alone, or with one of no word here', '标'],
    ['one character alone, or with one of no word here', '标本'],
    ['a word that sounds as the ends of two', '器量'],
    ['letters that are the initials of a part of a word', 'llqj'],
  ])('a guess needs more than %s: %s', (_, query) => {
    const engine = engineOf([page('/zh/a', '在浏览器两边'), page('/zh/b', '脚本标签')], {
      lang: 'zh',
      pinyin: 'zai在liu浏lan览qi器liang两量bian边jiao脚ben本biao标qian签',
    });
    expect(ask(engine, '浏览器')[0]?.url).toBe('/zh/a');
    expect(ask(engine, query)).toEqual([]);
  });

  test('a Chinese word that the site does not have is no beginning of one', () => {
    const engine = engineOf([page('/zh/a', '打包', [], '外部')], { lang: 'zh' });
    for (const typed of ['打包', '打包外', '打包外部', '打包涵'])
      expect(ask(engine, typed)[0]?.url).toBe('/zh/a');
    expect(ask(engine, '打包外卖')).toEqual([]);
  });

  test('half a word of pinyin beside others is none from a few letters', () => {
    const engine = engineOf([page('/zh/a', '打印', [], 'moment')], {
      lang: 'zh',
      pinyin: 'da打yin印',
    });
    expect(ask(engine, 'day')[0]?.url).toBe('/zh/a');
    expect(ask(engine, 'foobar day')).toEqual([]);
  });

  test('a name is the page that is called so', () => {
    const footer = section('banner 与 footer', 'banner banner banner');
    const engine = engineOf([page('/zh/a', 'banner', [footer], 'banner')], { lang: 'zh' });
    expect(ask(engine, 'banner')[0]?.url).toBe('/zh/a');
  });

  test('pinyin that is whole words is not read as a longer word and a beginning', () => {
    const pages = [
      page('/zh/a', '项目前缀', [], '', '项目'),
      page('/zh/b', '迁移'),
      page('/zh/c', '依赖'),
    ];
    const pinyin = 'xiang项mu目qian前迁zhui缀yi移依lai赖';
    expect(ask(engineOf(pages, { lang: 'zh', pinyin }), 'xiangmuqianyi')[0]?.url).toBe('/zh/b');
  });

  test('characters that only join words are not of another field', () => {
    const engine = engineOf([page('/zh/a', '开发', [], '预览组件。')], { lang: 'zh' });
    expect(ask(engine, '边开发边预览组件')[0]?.url).toBe('/zh/a');
  });

  test('a browser without Intl.Segmenter has answers, too', async () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    vi.resetModules();
    try {
      const kit = await import('../../tests/search/engineKit');
      const older = kit.engineOf(
        [
          page(
            '/zh/guide/mf',
            '模块联邦',
            [],
            '两次构建加载彼此的模块，也共用依赖，各自都能单独运行和部署。',
          ),
        ],
        {
          lang: 'zh',
          pinyin: 'mo模kuai块lian联bang邦',
        },
      );
      const [hit] = older.answer({ query: 'mokuai', limit: 20, snippetWords: 5 }).hits;
      expect(hit?.url).toBe('/zh/guide/mf');
      expect(hit?.excerpt?.join('')).toMatch(/^….{6,12}…$/);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  test("a section is found by the English of its heading's id", () => {
    const shared = { ...section('共享配置', '多个包。'), id: 'share-settings' };
    const engine = engineOf([page('/zh/a', '别名'), page('/zh/b', '仓库', [shared])]);
    expect(ask(engine, 'share settings')[0]?.url).toBe('/zh/b#share-settings');
  });

  test('a term with one wrong character is found by its other names', () => {
    const engine = engineOf([page('/zh/a', 'Source map'), page('/zh/b', '别名')], {
      lang: 'zh',
      synonyms: [['source map', '源码映射']],
      pinyin: 'yuan源ma码ying映影she射',
    });
    // 影 sounds as 映, 印 does not.
    for (const typed of ['源码影射', '源码印射']) expect(ask(engine, typed)[0]?.url).toBe('/zh/a');
    expect(ask(engine, '红烧牛肉')).toEqual([]);
  });

  test.each(['moyu', 'jintiantianqi', 'hongshaorou', 'banana'])(
    'pinyin of other words finds nothing: %s',
    (query) => {
      expect(ask(chinese, query)).toEqual([]);
    },
  );
});
