import { TAB_KEY } from '../../../src/constants/storageKeys.ts';
import { openTabs, readTabName, renameTab } from '../../../src/services/browser/tabName.ts';
import { BrowserLocks } from '../../support/browserLocks.ts';

/** The service, loaded afresh as on another page. */
async function freshPage(): Promise<typeof import('../../../src/services/browser/tabName.ts')> {
  jest.resetModules();
  return import('../../../src/services/browser/tabName.ts');
}
const browser = new BrowserLocks();
/** From here on, the code runs as the page `holder`. */
const onPage = (holder: string) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: browser.of(holder) });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('a tab keeps its name across reloads until it takes another one', () => {
  const name = readTabName();
  expect(readTabName()).toBe(name);
  expect(sessionStorage.getItem(TAB_KEY)).toBe(name);
  const another = renameTab();
  expect(another).not.toBe(name);
  expect(readTabName()).toBe(another);
});

it('a copy of an open tab learns that the name is taken; a reloaded page gets its own name back', async () => {
  onPage('original');
  expect(await (await freshPage()).holdTabName('name', 300)).toBe(true);
  onPage('copy');
  const copy = (await freshPage()).holdTabName('name', 300);
  await jest.advanceTimersByTimeAsync(300);
  expect(await copy).toBe(false);
  onPage('reloaded');
  const reloaded = (await freshPage()).holdTabName('name', 300);
  await jest.advanceTimersByTimeAsync(299);
  browser.release('original');
  expect(await reloaded).toBe(true);
});

it('if the browser has no locks, or refuses them, every tab uses its own name', async () => {
  const page = await freshPage();
  expect(await page.holdTabName('name', 300)).toBe(true);
  expect(await openTabs()).toEqual([]);
  const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse, query: refuse } });
  expect(await page.holdTabName('name', 300)).toBe(true);
  expect(await openTabs()).toEqual([]);
});

it('tabs whose names are held count as open', async () => {
  const query = async () => ({ held: [{ name: 'atrium-tab-a' }, { name: 'atrium-refresh-host' }, {}] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } });
  expect(await openTabs()).toEqual(['a']);
});
