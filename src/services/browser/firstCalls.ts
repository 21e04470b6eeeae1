import { TIMING } from '../../constants/timing.ts';

/** A call that the page sent before its scripts arrived (`server/src/web/inline/firstCalls.js`). */
interface FirstCall {
  readonly url: string;
  readonly request: RequestInit;
  readonly answer: Promise<Response>;
  /** Ends it. */
  readonly given: AbortController;
}
const isFirstCall = (value: unknown): value is FirstCall =>
  typeof value === 'object' && value !== null && 'answer' in value && value.answer instanceof Promise;

/** The calls that the page has sent; from now on it sends no more. */
function takeFirstCalls(): FirstCall[] {
  const left: unknown = Reflect.get(window, 'firstCalls');
  Object.assign(window, { firstCalls: [] });
  return Array.isArray(left) ? left.filter(isFirstCall) : [];
}

const wordsOf = ({ method, headers, body }: RequestInit) =>
  JSON.stringify([method, [...new Headers(headers)].sort(), body]);

/**
 * Like `ask`, but does not repeat what the page has already sent: the first identical call gets the pending answer.
 * `TIMING.firstCallsMs` after the flows have started, unclaimed answers are dropped, since an answer is as old as its
 * call.
 */
export function withFirstCalls(ask: typeof fetch): typeof fetch {
  let waiting = takeFirstCalls();
  AbortSignal.timeout(TIMING.firstCallsMs).addEventListener('abort', () => {
    for (const { given } of waiting) given.abort();
    waiting = [];
  });
  return (url, request = {}) => {
    const found = waiting.find((call) => call.url === url && wordsOf(call.request) === wordsOf(request));
    if (!found) return ask(url, request);
    waiting = waiting.filter((call) => call !== found);
    const { signal } = request;
    signal?.addEventListener('abort', () => found.given.abort(signal.reason));
    return found.answer;
  };
}
