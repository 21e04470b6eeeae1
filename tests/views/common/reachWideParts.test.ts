import { reachWideParts } from '../../../src/views/common/dom/reachWideParts.ts';

const entryOf = (target: Element): ResizeObserverEntry => ({
  target,
  contentRect: target.getBoundingClientRect(),
  borderBoxSize: [],
  contentBoxSize: [],
  devicePixelContentBoxSize: [],
});

/** Boxes of 358 px with content of the given width; the returned function reports that a size may have changed. */
function observeWidths(widthOf: (box: Element) => number): () => void {
  let tell = () => {};
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const boxes: Element[] = [];
    const observer: ResizeObserver = {
      observe(box) {
        Object.defineProperty(box, 'scrollWidth', { get: () => widthOf(box) });
        Object.defineProperty(box, 'clientWidth', { get: () => 358 });
        boxes.push(box);
      },
      unobserve() {},
      disconnect: () => void boxes.splice(0),
    };
    tell = () => callback(boxes.map(entryOf), observer);
    return observer;
  });
  return () => tell();
}

it('a table or code wider than its box can be focused by keyboard, and only while it is wider', () => {
  let width = 600;
  const resize = observeWidths((box) => (box.tagName === 'PRE' ? 100 : width));
  const text = document.createElement('div');
  text.innerHTML = '<div data-table></div><pre></pre>';
  const stop = reachWideParts(text);
  const [table, code] = text.children;
  resize();
  expect(table).toHaveAttribute('tabindex', '0');
  expect(code).not.toHaveAttribute('tabindex');
  width = 300;
  resize();
  expect(table).not.toHaveAttribute('tabindex');
  stop?.();
  width = 600;
  resize();
  expect(table).not.toHaveAttribute('tabindex');
});
