import { keepTabText, readTabText } from '../../../src/services/storage/tabStorage.ts';

beforeEach(() => sessionStorage.clear());

it('TODO-8 keeps a text in this tab only, and removes it for null', () => {
  keepTabText('form', 'a');
  expect(readTabText('form')).toBe('a');
  expect(localStorage.getItem('form')).toBeNull();
  keepTabText('form', null);
  expect(readTabText('form')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('STO-2 keeps nothing in a full storage, not even the previous text', () => {
  keepTabText('form', 'old');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTabText('form', 'new');
  write.mockRestore();
  expect(readTabText('form')).toBeNull();
});

it('STO-2 treats a refused storage as empty', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepTabText('form', 'a');
  expect(readTabText('form')).toBeNull();
});
