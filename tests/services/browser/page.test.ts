import { onClick, onHidden, onOffline, onOnline, onShown, onUsed } from '../../../src/services/browser/page.ts';

function becomes(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it.each([
  ['onShown', onShown, 'visible', 'hidden'],
  ['onHidden', onHidden, 'hidden', 'visible'],
] as const)('%s reports only its own change, until the listener is removed', (_name, listen, own, other) => {
  const told = jest.fn();
  const stop = listen(told);
  becomes(other);
  expect(told).not.toHaveBeenCalled();
  becomes(own);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  becomes(own);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  ['the return of the network', onOnline, ['online']],
  ['the loss of the network', onOffline, ['offline']],
  ['a click', onClick, ['click']],
  ['every way to use the page', onUsed, ['pointermove', 'pointerdown', 'keydown', 'wheel']],
] as const)('reports %s until the listener is removed', (_what, listen, events) => {
  const told = jest.fn();
  const stop = listen(told);
  for (const event of events) window.dispatchEvent(new Event(event));
  stop();
  for (const event of events) window.dispatchEvent(new Event(event));
  expect(told).toHaveBeenCalledTimes(events.length);
});
