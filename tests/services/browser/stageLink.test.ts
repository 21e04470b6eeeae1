import { onStage, openStage } from '../../../src/services/browser/stageLink.ts';

const READY = 'atrium-stage-ready';
const here = window.location.origin;

let listens: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listens = jest.spyOn(window, 'addEventListener');
});
// Stage and page listen for as long as they exist.
afterEach(() => {
  for (const [type, listener] of listens.mock.calls) window.removeEventListener(type, listener);
});

/** Stands in for the window at the other end. */
function otherEnd() {
  const postMessage = jest.fn();
  const end = { location: { origin: here }, postMessage };
  // A message event accepts a real window only; this one needs a single method.
  const says = (data: unknown, origin = here, source: object | null = end) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { end, postMessage, says };
}

it('a stage that has announced itself gets the newest state, and then each further one', () => {
  const { postMessage, says } = otherEnd();
  const show = openStage();
  show(1);
  show(2);
  expect(postMessage).not.toHaveBeenCalled();
  says(READY);
  show(3);
  expect(postMessage.mock.calls).toEqual([
    [{ state: 2 }, here],
    [{ state: 3 }, here],
  ]);
});

it('a stage that comes before the first state gets nothing yet; a page of another origin never gets any', () => {
  const [stage, stranger] = [otherEnd(), otherEnd()];
  const show = openStage();
  stage.says(READY);
  expect(stage.postMessage).not.toHaveBeenCalled();
  stranger.says(READY, 'https://evil.example');
  stranger.says('hello');
  stranger.says(READY, here, null);
  show(1);
  expect(stage.postMessage).toHaveBeenCalledTimes(1);
  expect(stranger.postMessage).not.toHaveBeenCalled();
});

describe('the stage', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'parent') ?? {};
  const within = (parent: object) => Object.defineProperty(window, 'parent', { configurable: true, value: parent });
  afterEach(() => Object.defineProperty(window, 'parent', real));

  it('shows what the page around it sends, and nothing that anybody else does', () => {
    const { end, postMessage, says } = otherEnd();
    within(end);
    const shown: unknown[] = [];
    expect(onStage((state) => shown.push(state))).toBe(true);
    expect(postMessage.mock.calls).toEqual([[READY, here]]);
    says({ state: 1 }, 'https://evil.example');
    says({ state: 2 }, here, otherEnd().end);
    for (const odd of [null, 'text', {}, { state: undefined }]) says(odd);
    says({ state: 3 });
    expect(shown).toEqual([3]);
  });

  it('is none outside a frame, or in one of another origin', () => {
    expect(onStage(() => {})).toBe(false);
    within({ location: { origin: 'https://evil.example' } });
    expect(onStage(() => {})).toBe(false);
    const forbidden = {
      get location() {
        throw new DOMException('cross origin', 'SecurityError');
      },
    };
    within(forbidden);
    expect(onStage(() => {})).toBe(false);
  });
});
