import fc from 'fast-check';
import { PATHS } from '../../src/constants/paths.ts';
import { KEYWORD_MARK, SEARCH_TARGET } from '../../src/constants/searchScopes.ts';
import { arrange, type Findable, outsideId } from '../../src/features/palette/arrange.ts';
import { isHeard, isMatch, markedParts } from '../../src/features/palette/matching.ts';

const entry = (id: string, group: Findable['group'], title: string, over: Partial<Findable> = {}): Findable => ({
  id,
  group,
  title,
  ...over,
});
const asked = { keyword: '', scope: 'all' as const, recent: [], totals: {} };
const titles = (groups: ReturnType<typeof arrange>) =>
  groups.map(({ group, rows, total }) => [group, rows.map(({ title }) => title).join(), total]);

it('finds a page by the initials of its name', () => {
  const found = arrange([entry(`page:${PATHS.workbench}`, 'pages', '工作台')], { ...asked, keyword: 'gzt' });
  expect(titles(found)).toEqual([['pages', '工作台', null]]);
});

describe('the matches of a keyword', () => {
  it('are found in any case and width, each word by itself, in the shown text and in other words', () => {
    expect(isMatch('BPM', ['流程审批', null, 'bpm'])).toBe(true);
    expect(isMatch('ｂｐｍ 审批', ['流程审批', undefined, 'BPM'])).toBe(true);
    expect(isMatch('审批 订单', ['流程审批'])).toBe(false);
    expect(isMatch('  ', ['流程审批'])).toBe(true);
  });

  it.each([
    ['gongzuotai', true],
    ['gzt', true],
    ['Gong Zuo', true],
    ['zuotai', true],
    ['zt', true],
    ['g', false],
    ['ongzuo', false],
    ['gtz', false],
  ])('are found by the sound of the name: %s', (keyword, heard) =>
    expect(isHeard(keyword, 'gong zuo tai')).toBe(heard),
  );

  it('are marked in place, and the parts add up to the text', () => {
    expect(markedParts('智能制造办公室', '制造')).toEqual([
      { text: '智能', isHit: false },
      { text: '制造', isHit: true },
      { text: '办公室', isHit: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, keyword) => {
        expect(
          markedParts(text, keyword)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the order of the palette', () => {
  const entries = [
    entry('a1', 'applications', '订单管理'),
    entry('a2', 'applications', '客户关系', { words: ['crm'] }),
    entry('p1', 'pages', '费用中心 订单管理'),
    entry('p2', 'pages', '订单管理'),
    entry('s1', 'settings', '风格：深色'),
    entry('m1', 'members', '王磊'),
    entry(outsideId('mail'), 'outside', '在邮件里搜索'),
  ];

  it('starts with the last used, then applications, pages and commands', () => {
    expect(titles(arrange(entries, { ...asked, recent: ['s1', 'p2', 'gone'] }))).toEqual([
      ['recent', '风格：深色,订单管理', null],
      ['applications', '订单管理,客户关系', null],
      ['pages', '费用中心 订单管理', null],
    ]);
  });

  it('puts a title that starts with the keyword first, and before it the last used', () => {
    expect(titles(arrange(entries, { ...asked, keyword: '订单' }))).toEqual([
      ['members', '王磊', null],
      ['applications', '订单管理', null],
      ['pages', '订单管理,费用中心 订单管理', null],
      ['outside', '在邮件里搜索', null],
    ]);
    expect(titles(arrange(entries, { ...asked, keyword: '订单', recent: ['p1'] }))[2]).toEqual([
      'pages',
      '费用中心 订单管理,订单管理',
      null,
    ]);
  });

  it('shows five of a group and the total; a scope of its own shows all', () => {
    const people = Array.from({ length: 7 }, (_, at) => entry(`m${at}`, 'members', `孙${at}`));
    const [first] = arrange(people, { ...asked, keyword: '孙', totals: { members: 38 } });
    expect([first?.rows.length, first?.total]).toEqual([5, 38]);
    const [all] = arrange(people, { ...asked, keyword: '孙', scope: 'member', totals: { members: 7 } });
    expect([all?.rows.length, all?.total]).toEqual([7, null]);
  });

  it('has only the external link in an external scope, once there is a keyword', () => {
    expect(titles(arrange(entries, { ...asked, keyword: '订单', scope: 'mail' }))).toEqual([
      ['outside', '在邮件里搜索', null],
    ]);
    expect(arrange(entries, { ...asked, scope: 'mail' })).toEqual([]);
  });
});

it('HDR-2 whatever is typed, a search target leads to its own host', () => {
  const target = 'https://mail.example/find?q={keyword}';
  expect(SEARCH_TARGET.test(target)).toBe(true);
  for (const refused of ['https://{keyword}', 'https://mail.example{keyword}', '//x/{keyword}', 'javascript:{keyword}'])
    expect(SEARCH_TARGET.test(refused)).toBe(false);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (keyword) => {
      const url = new URL(target.replaceAll(KEYWORD_MARK, encodeURIComponent(keyword)));
      expect(url.host).toBe('mail.example');
      expect(url.searchParams.get('q')).toBe(keyword);
    }),
  );
});
