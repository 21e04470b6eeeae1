import { TAB_DRAFT_PREFIX } from '../../../contract/businessDrafts.ts';
import { KEPT_FORMS_KEY } from '../../../src/constants/storageKeys.ts';
import { forgetTabDrafts, tabShelf } from '../../../src/services/storage/tabShelf.ts';
import { keepTabText, readTabText } from '../../../src/services/storage/tabStorage.ts';

beforeEach(() => sessionStorage.clear());

it('keeps a text in this tab only, and removes it for null', () => {
  keepTabText(KEPT_FORMS_KEY, 'a');
  expect(readTabText(KEPT_FORMS_KEY)).toBe('a');
  expect(localStorage.getItem(KEPT_FORMS_KEY)).toBeNull();
  keepTabText(KEPT_FORMS_KEY, null);
  expect(readTabText(KEPT_FORMS_KEY)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing in a full storage, not even the previous text', () => {
  keepTabText(KEPT_FORMS_KEY, 'old');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTabText(KEPT_FORMS_KEY, 'new');
  write.mockRestore();
  expect(readTabText(KEPT_FORMS_KEY)).toBeNull();
});

it('treats a refused storage as empty', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepTabText(KEPT_FORMS_KEY, 'a');
  expect(readTabText(KEPT_FORMS_KEY)).toBeNull();
});

it('an application’s shelf keeps texts in this tab; a refused one keeps nothing and says so', () => {
  expect(tabShelf.set('a', 'x')).toBe(true);
  expect([tabShelf.keys(), tabShelf.get('a'), tabShelf.get('b')]).toEqual([['a'], 'x', null]);
  tabShelf.remove('a');
  expect([tabShelf.keys(), sessionStorage.length]).toEqual([[], 0]);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tabShelf.remove('a');
  expect([tabShelf.set('a', 'x'), tabShelf.get('a'), tabShelf.keys()]).toEqual([false, null, []]);
});

it('unsaved work of every application is forgotten, and nothing else', () => {
  for (const key of [`${TAB_DRAFT_PREFIX}a`, `${TAB_DRAFT_PREFIX}b`, `not ${TAB_DRAFT_PREFIX}a`, KEPT_FORMS_KEY])
    sessionStorage.setItem(key, 'x');
  forgetTabDrafts();
  expect(Object.keys(sessionStorage).sort()).toEqual([KEPT_FORMS_KEY, `not ${TAB_DRAFT_PREFIX}a`].sort());
});
