import {
  choice,
  day,
  filterSelector,
  filtersIn,
  hrefWith,
  isNarrowed,
  narrowedTo,
  page,
  words,
} from '../../src/lib/addressQuery.ts';

const KINDS = { keyword: words(8), status: choice(['unpaid', 'paid']), from: day, page };

it('reads the filters of a list from the address', () => {
  expect(filtersIn(KINDS, '?keyword=a%26b&status=paid&from=2026-11-20&page=3')).toEqual({
    keyword: 'a&b',
    status: 'paid',
    from: '2026-11-20',
    page: 3,
  });
});

it.each([
  '',
  '?status=Paid&from=soon&page=0',
  '?page=-1&from=2026-1-1',
  '?page=1.5',
  '?page=12345678',
  '?from=2026-13-45',
  '?from=2026-02-30',
])('ignores what it cannot parse in %j', (search) => {
  expect(filtersIn(KINDS, search)).toEqual({ keyword: '', status: '', from: '', page: 1 });
});

it('cuts the words to the length the list accepts', () => {
  expect(filtersIn(KINDS, '?keyword=123456789').keyword).toBe('12345678');
});

it('omits defaults from the address', () => {
  expect(hrefWith('/console', { keyword: '', status: '', page: 1 })).toBe('/console');
  expect(hrefWith('/console', { keyword: 'a&b', page: 2 })).toBe('/console?keyword=a%26b&page=2');
});

it('requests only the filters that are set, without the page', () => {
  const filters = filtersIn(KINDS, '?keyword=a&from=2026-11-20&page=3');
  expect(narrowedTo(filters)).toEqual({ keyword: 'a', from: '2026-11-20' });
  expect(isNarrowed(filters)).toBe(true);
  expect(isNarrowed(filtersIn(KINDS, '?page=3'))).toBe(false);
});

it('selects the same object as long as the address does not change', () => {
  const select = filterSelector(KINDS);
  const at = (search: string) => ({ routing: { location: { search } } });
  expect(select(at('?keyword=a'))).toBe(select(at('?keyword=a')));
  expect(select(at('?keyword=b')).keyword).toBe('b');
});
