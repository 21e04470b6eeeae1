import { KEPT_FORMS_KEY } from '../../../src/constants/storageKeys.ts';
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
