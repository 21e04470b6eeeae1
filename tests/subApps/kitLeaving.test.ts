let pathPressed: (event: MouseEvent) => string | null;
let heard: string | null | undefined;
const listen = (event: MouseEvent) => {
  heard = pathPressed(event);
  event.preventDefault();
};

beforeAll(async () => {
  window.history.replaceState(null, '', '/micro/qms/inspection/new');
  ({ pathPressed } = await import('../../sub-apps/kit/core/leaving.ts'));
  document.addEventListener('click', listen, true);
});
afterAll(() => document.removeEventListener('click', listen, true));

/** How a press on the word in this link is interpreted. */
function press(href: string, attributes = '', how: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>word</b></a>`;
  heard = undefined;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector('b')?.dispatchEvent(event);
  return heard;
}

it('a press on a link of the application leads to one of its paths, with its query', () => {
  expect(press('/micro/qms/inspection/7?tab=a#b')).toBe('/inspection/7?tab=a#b');
});

it.each([
  ['to another application', ['/child/mes/list']],
  ['to another place of the net', ['https://example.org/micro/qms/list']],
  ['that opens another window', ['/micro/qms/list', 'target="_blank"']],
  ['with the key for a new tab', ['/micro/qms/list', '', { ctrlKey: true }]],
  ['with the key for a new tab, on a Mac', ['/micro/qms/list', '', { metaKey: true }]],
  ['with another button', ['/micro/qms/list', '', { button: 1 }]],
] as const)('a press %s is none of its business', (_title, [href, attributes, how]) => {
  expect(press(href, attributes, how)).toBeNull();
});

it('a press beside a link does not count either', () => {
  document.body.innerHTML = '<b>word</b>';
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(heard).toBeNull();
});
