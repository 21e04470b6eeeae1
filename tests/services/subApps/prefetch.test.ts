import { prefetchEntry } from '../../../src/services/subApps/prefetch.ts';
import { installEntries } from '../../support/frameWork.ts';

const links = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => [
    link.getAttribute('as'),
    link.getAttribute('href'),
    link.getAttribute('crossorigin'),
  ]);

beforeEach(() => {
  document.head.innerHTML = '';
});

it('prefetches each script and style of an entry once', async () => {
  installEntries();
  await prefetchEntry('/micro/crm/middlePage');
  await prefetchEntry('/micro/crm/middlePage');
  expect(links()).toEqual([
    ['script', 'http://localhost/portal-bridge.v1.js', null],
    // A module is requested in another mode, so a response fetched in the default mode would not be used for it.
    ['script', 'http://localhost/micro/crm/assets/index-1.js', 'anonymous'],
    ['style', 'http://localhost/micro/crm/assets/index-1.css', null],
  ]);
});

it.each(['network error', { status: 404, type: 'text/html' }] as const)(
  'prefetches nothing for an entry that cannot be loaded (%j)',
  async (answer) => {
    installEntries().answers.crm = answer;
    await prefetchEntry('/micro/crm/middlePage');
    expect(links()).toEqual([]);
  },
);
