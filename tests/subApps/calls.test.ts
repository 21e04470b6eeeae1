import type { PortalBridge } from '../../public/portal-bridge.v1.d.ts';

type Listeners = Partial<Record<string, (event?: { readonly type: string }) => void>>;
const listeners: Listeners = {};
const request = jest.fn<Promise<unknown>, [string]>();
const bridge = {
  props: null,
  request,
  on: (name: string, listener: () => void) => {
    listeners[name] = listener;
    return () => delete listeners[name];
  },
} satisfies Partial<Record<keyof PortalBridge, unknown>>;

let call: (path: string, how?: { tenant?: string }) => Promise<unknown>;
let whileShown: (work: () => void, news?: string) => () => void;
const answers: Response[] = [];
const asked: Headers[] = [];

beforeAll(async () => {
  Object.defineProperty(window, '__PORTAL_BRIDGE__', { value: bridge });
  ({ call } = await import('../../sub-apps/shared/calls.js'));
  ({ whileShown } = await import('../../sub-apps/shared/portal.js'));
});
beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  request.mockReset().mockResolvedValue(null);
  localStorage.setItem('token', 'Bearer old');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(new Headers(init?.headers));
    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});
const answer = (status: number, body: unknown = {}) => answers.push(Response.json(body, { status }));
const tokens = () => asked.map((headers) => headers.get('authorization'));

describe('a call of an application', () => {
  it('carries the token stored at that moment', async () => {
    answer(200, { items: [] });
    await expect(call('/api/a')).resolves.toEqual({ items: [] });
    expect(tokens()).toEqual(['Bearer old']);
  });
  it('asks the portal for a new token once, and retries once with it', async () => {
    answer(401);
    answer(401, { error: { message: 'Signed out' } });
    request.mockImplementation(async () => localStorage.setItem('token', 'Bearer new'));
    await expect(call('/api/a')).rejects.toMatchObject({ status: 401, message: 'Signed out' });
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
    expect(request.mock.calls).toEqual([['auth.refresh']]);
  });
  it('is not retried if the portal has no new token', async () => {
    answer(401);
    request.mockRejectedValue(new Error('refused'));
    await expect(call('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(tokens()).toEqual(['Bearer old']);
  });
  it('lets the portal announce a refused permission', async () => {
    answer(403);
    await expect(call('/api/a')).rejects.toMatchObject({ status: 403 });
    expect(request.mock.calls).toEqual([['permission.denied']]);
  });
  it('distinguishes a lost connection from a refusal', async () => {
    await expect(call('/api/a')).rejects.toMatchObject({ status: 0 });
    expect(request).not.toHaveBeenCalled();
  });
  it('is lost if its answer is cut off, and has no data if the answer is empty', async () => {
    const cutOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
    answers.push(new Response(cutOff), new Response('{"id":'), new Response(null, { status: 204 }));
    await expect(call('/api/a')).rejects.toMatchObject({ status: 0 });
    await expect(call('/api/a')).rejects.toMatchObject({ status: 0 });
    await expect(call('/api/a')).resolves.toBeNull();
  });
  it('is anonymous on a public page', async () => {
    answer(401);
    await expect(call('/api/a', { tenant: 't' })).rejects.toMatchObject({ status: 401 });
    expect(tokens()).toEqual([null]);
    expect(asked[0]?.get('__tenant')).toBe('t');
    expect(request).not.toHaveBeenCalled();
  });
});

describe('an application in the background', () => {
  it('has already asked when it comes to the front if it is rendered at once', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    const end = whileShown(work);
    listeners['activated']?.();
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    expect(work).toHaveBeenCalledTimes(2);
    end();
    jest.useRealTimers();
  });
  it('asks for nothing until it is shown again, and stops once its page is left', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    const end = whileShown(work);
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(3);
    listeners['deactivated']?.();
    jest.advanceTimersByTime(600_000);
    expect(work).toHaveBeenCalledTimes(3);
    listeners['activated']?.();
    jest.advanceTimersByTime(30_000);
    expect(work).toHaveBeenCalledTimes(5);
    end();
    jest.advanceTimersByTime(600_000);
    expect(work).toHaveBeenCalledTimes(5);
    expect([jest.getTimerCount(), Object.keys(listeners)]).toEqual([0, []]);
    jest.useRealTimers();
  });
  it('reloads at once when the portal reports news that it follows, but not for other news or in the background', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    const end = whileShown(work, 'portal/todosChanged');
    listeners['event']?.({ type: 'crm/orderChanged' });
    expect(work).toHaveBeenCalledTimes(1);
    listeners['event']?.({ type: 'portal/todosChanged' });
    expect(work).toHaveBeenCalledTimes(2);
    listeners['deactivated']?.();
    listeners['event']?.({ type: 'portal/todosChanged' });
    expect(work).toHaveBeenCalledTimes(2);
    end();
    jest.useRealTimers();
  });
});
