import { withFirstCalls } from '../../../src/services/browser/firstCalls.ts';

const words = { method: 'POST', headers: { Authorization: 'Bearer 1', Accept: 'a' }, body: '{"date":"2026-11-27"}' };
const sameInAnotherOrder = { ...words, headers: { Accept: 'a', Authorization: 'Bearer 1' } };
const early = { status: 200 } as Response;
const own = { status: 201 } as Response;
let late: AbortController;
let given: AbortController;

/** Leaves a first call on the page, and wraps a `fetch` for all others. */
function take() {
  given = new AbortController();
  Object.assign(window, { firstCalls: [{ url: '/day', request: words, answer: Promise.resolve(early), given }] });
  const ask = jest.fn(async () => own);
  return { ask, fetch: withFirstCalls(ask) };
}

beforeEach(() => {
  late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
});
afterEach(() => Reflect.deleteProperty(window, 'firstCalls'));

describe('calls that the page sent before its scripts loaded', () => {
  it('are not sent again: the first identical call gets the answer, the next one is sent', async () => {
    const { ask, fetch } = take();
    await expect(fetch('/day', sameInAnotherOrder)).resolves.toBe(early);
    expect(ask).not.toHaveBeenCalled();
    await expect(fetch('/day', words)).resolves.toBe(own);
  });

  it.each([
    ['address', '/month', words],
    ['token', '/day', { ...words, headers: { ...words.headers, Authorization: 'Bearer 2' } }],
    ['body', '/day', { ...words, body: '{}' }],
    ['method', '/day', { ...words, method: 'GET' }],
  ])('are not used for a call with another %s', async (_, url, request) => {
    const { fetch } = take();
    await expect(fetch(url, request)).resolves.toBe(own);
  });

  it('are aborted when they are too late, and answer no later call', async () => {
    const { fetch } = take();
    late.abort();
    expect(given.signal.aborted).toBe(true);
    await expect(fetch('/day', words)).resolves.toBe(own);
  });

  it('are aborted with the call that took them', () => {
    const { fetch } = take();
    const mine = new AbortController();
    void fetch('/day', { ...words, signal: mine.signal });
    expect(given.signal.aborted).toBe(false);
    mine.abort();
    expect(given.signal.aborted).toBe(true);
  });

  it('are taken from the page only once', () => {
    take();
    expect(Reflect.get(window, 'firstCalls')).toEqual([]);
  });

  it.each([undefined, null, 'text', [null, { answer: 1 }]])('may be %p, and then every call is sent', async (left) => {
    Object.assign(window, { firstCalls: left });
    const ask = jest.fn(async () => own);
    await expect(withFirstCalls(ask)('/day', words)).resolves.toBe(own);
  });
});
