import { onHidden, onOnline, onShown } from '../../../src/services/browser/page.ts';

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

it('reports the return of the network until the listener is removed', () => {
  const told = jest.fn();
  const stop = onOnline(told);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveBeenCalledTimes(1);
});
