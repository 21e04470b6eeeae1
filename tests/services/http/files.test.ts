import { TIMING } from '../../../src/constants/timing.ts';
import { attachment, newAttachment } from '../../../src/services/api/tasks.ts';
import { forgetFile, pickedFile, pickFiles } from '../../../src/services/browser/files.ts';
import { type ApiError, toApiError } from '../../../src/services/http/apiError.ts';
import { download } from '../../../src/services/http/download.ts';
import { configureSend } from '../../../src/services/http/send.ts';
import { upload } from '../../../src/services/http/upload.ts';
import { credentials } from '../support/backend.ts';

/** Stands in for the browser's request object: records what was sent, and answers as the test says. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  body: unknown;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
}

/** Picks one file as a person does, and returns its id. */
async function picked(): Promise<string> {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [new File(['hello'], '清单.txt')] });
    this.dispatchEvent(new Event('change'));
  });
  const [file] = await pickFiles();
  click.mockRestore();
  expect(file).toMatchObject({ fileName: '清单.txt', size: 5 });
  return file?.id ?? '';
}
/** Cancels a promise as redux-saga does when it cancels the saga that awaits it. */
const cancel = (promise: Promise<unknown>) => Reflect.get(promise, '@@redux-saga/CANCEL_PROMISE')?.();
const failure = (answer: Promise<unknown>): Promise<ApiError | null> => answer.then(() => null, toApiError);

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: FakeRequest });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: realRequest });
  jest.useRealTimers();
});

function configure(fetched: typeof fetch = fetch): void {
  configureSend({ baseUrl: '/base', readCredentials: () => credentials, fetch: fetched });
}

describe('an upload', () => {
  it('sends the file as the part `file` with the stored token, and reports the bytes sent', async () => {
    configure();
    const sent: number[] = [];
    const { answer } = upload(newAttachment(), await picked(), (bytes) => sent.push(bytes));
    const request = FakeRequest.last;
    expect(request.opened).toEqual(['POST', '/base/api/user-work/attachment/upload']);
    expect(request.headers).toMatchObject({ authorization: 'Bearer tenant', deviceid: 'device-1' });
    // The browser sets the multipart boundary itself.
    expect(request.headers['content-type']).toBeUndefined();
    expect(request.body instanceof FormData && request.body.get('file')).toMatchObject({ name: '清单.txt', size: 5 });
    request.progress(3);
    request.answer(200, { name: 'blob', orgName: '清单.txt' });
    expect(await answer).toEqual({ name: 'blob', orgName: '清单.txt' });
    expect(sent).toEqual([3]);
  });

  it.each([
    [413, { error: { message: 'too large' } }, { kind: 'other', status: 413, message: 'too large' }],
    [401, null, { kind: 'unauthorised', auth: 'tenant' }],
    [200, { odd: true }, { kind: 'other', reason: 'unreadableAnswer' }],
  ])('answered with %s %j fails with the matching kind', async (status, body, expected) => {
    configure();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { answer } = upload(newAttachment(), await picked(), () => {});
    FakeRequest.last.answer(status, body);
    expect(await failure(answer)).toMatchObject(expected);
  });

  it('that gets no answer is a network error, and a cancelled one is aborted', async () => {
    configure();
    const lost = upload(newAttachment(), await picked(), () => {});
    FakeRequest.last.dispatchEvent(new Event('error'));
    expect(await failure(lost.answer)).toMatchObject({ kind: 'network', reason: 'unreachable' });
    const left = upload(newAttachment(), await picked(), () => {});
    left.abort();
    expect(await failure(left.answer)).toMatchObject({ kind: 'aborted' });
  });

  it('times out only when there is no progress', async () => {
    configure();
    const id = await picked();
    jest.useFakeTimers();
    const { answer } = upload(newAttachment(), id, () => {});
    const failed = failure(answer);
    await jest.advanceTimersByTimeAsync(TIMING.requestTimeoutMs - 1);
    FakeRequest.last.progress(1);
    await jest.advanceTimersByTimeAsync(TIMING.requestTimeoutMs - 1);
    let over = false;
    void failed.then(() => {
      over = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'network', reason: 'timeout' });
  });
});

it('a forgotten file is no longer available', async () => {
  const id = await picked();
  expect(pickedFile(id)?.name).toBe('清单.txt');
  forgetFile(id);
  expect(pickedFile(id)).toBeUndefined();
});

it('a cancelled picker returns no files', async () => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    this.dispatchEvent(new Event('cancel'));
  });
  expect(await pickFiles()).toEqual([]);
  click.mockRestore();
});

it('a picker whose saga was cancelled keeps no file', async () => {
  const made = jest.spyOn(document, 'createElement');
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  const picking = pickFiles();
  cancel(picking);
  const input = made.mock.results[0]?.value as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['hello'], '清单.txt')] });
  input.dispatchEvent(new Event('change'));
  const [{ id } = { id: '' }] = await picking;
  expect(pickedFile(id)).toBeUndefined();
});

describe('a download', () => {
  it('becomes a blob address, fetched with the token', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    const fetched = jest.fn(async () => new Response('picture'));
    configure(fetched);
    expect(await download(attachment('a b'))).toBe('blob:1');
    expect(fetched).toHaveBeenCalledWith(
      '/base/api/user-work/attachment/get-by-name?filename=a+b',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('fails with the kinds of §8', async () => {
    configure(async () => new Response(JSON.stringify({ error: { message: 'gone' } }), { status: 404 }));
    expect(await failure(download(attachment('a')))).toMatchObject({ kind: 'other', status: 404, message: 'gone' });
    configure(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(download(attachment('a')))).toMatchObject({ kind: 'network' });
  });

  it('of a missing file fails, and creates no blob address', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    configure(async () => new Response(null, { status: 204 }));
    expect(await failure(download(attachment('a')))).toMatchObject({ kind: 'other', reason: 'unreadableAnswer' });
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  /** Answers when told to, and can be aborted like a browser's fetch. */
  function slowFetch() {
    let answer = (_response: Response) => {};
    const fetched = jest.fn(
      (_input: RequestInfo | URL, init?: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          answer = resolve;
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    configure(fetched);
    return { answer: (response: Response) => answer(response), signal: () => fetched.mock.calls[0]?.[1]?.signal };
  }

  it('that gets no answer is a network error after the request timeout', async () => {
    jest.useFakeTimers();
    slowFetch();
    const failed = failure(download(attachment('a')));
    await jest.advanceTimersByTimeAsync(TIMING.requestTimeoutMs);
    expect(await failed).toMatchObject({ kind: 'network', reason: 'timeout' });
  });

  it('whose saga is cancelled is aborted', async () => {
    const { signal } = slowFetch();
    const downloading = download(attachment('a'));
    const failed = failure(downloading);
    cancel(downloading);
    expect(signal()?.aborted).toBe(true);
    expect(await failed).toMatchObject({ kind: 'aborted' });
  });

  it('that has arrived when its saga is cancelled leaves no blob address behind', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    const made = async () => new Response('picture');
    configure(made);
    const downloading = download(attachment('a'));
    await downloading;
    cancel(downloading);
    await downloading;
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');

    jest.mocked(URL.createObjectURL).mockClear();
    let answer = (_response: Response) => {};
    configure(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const late = download(attachment('a'));
    const failed = failure(late);
    cancel(late);
    answer(new Response('picture'));
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});
