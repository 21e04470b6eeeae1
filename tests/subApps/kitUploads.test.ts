import type { upload } from '../../sub-apps/kit/core/files.ts';
import type { KeptFile } from '../../sub-apps/kit/core/types.ts';
import { Uploads } from '../../sub-apps/kit/core/uploads.ts';
import { CallFailure } from '../../sub-apps/shared/calls.js';

interface Sent {
  readonly tell: (share: number) => void;
  readonly signal: AbortSignal | undefined;
  readonly done: (file: KeptFile) => void;
  readonly fail: (error: unknown) => void;
}

/** A field of at most three files, and the uploads running for it, by name. */
function playField(max = 3) {
  let files: readonly KeptFile[] = [];
  const sent = new Map<string, Sent>();
  const send: typeof upload = ({ name }, tell, signal) =>
    new Promise((done, fail) => {
      sent.set(name, { tell, signal, done, fail });
      signal?.addEventListener('abort', () => fail(new DOMException('given up', 'AbortError')));
    });
  const changed = (kept: readonly KeptFile[]) => {
    files = kept;
  };
  const uploads = new Uploads({ files: () => files, changed, max }, send);
  const names = () => files.map(({ fileName }) => fileName);
  return { uploads, names, sending: (name: string) => sent.get(name), now: () => files };
}
const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const kept = (fileName: string): KeptFile => ({ blobName: `kept/${fileName}`, fileName });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('files of a field', () => {
  it('are uploaded in parallel, show their progress, and are kept in the order in which they arrive', async () => {
    const { uploads, names, sending } = playField();
    uploads.add([file('a.pdf'), file('b.pdf')]);
    sending('a.pdf')?.tell(0.4);
    expect(uploads.get().running).toEqual([
      { id: 1, name: 'a.pdf', share: 0.4 },
      { id: 2, name: 'b.pdf', share: 0 },
    ]);
    sending('b.pdf')?.done(kept('b.pdf'));
    await settled();
    sending('a.pdf')?.done(kept('a.pdf'));
    await settled();
    expect(names()).toEqual(['b.pdf', 'a.pdf']);
    expect(uploads.get()).toEqual({ running: [], problem: null });
  });

  it('are cancelled one by one: nothing is kept or announced, and there is room again', async () => {
    const { uploads, names, sending } = playField(2);
    uploads.add([file('a.pdf'), file('b.pdf')]);
    expect(uploads.room).toBe(0);
    uploads.cancel(1);
    await settled();
    expect(sending('a.pdf')?.signal?.aborted).toBe(true);
    expect(uploads.get()).toEqual({ running: [{ id: 2, name: 'b.pdf', share: 0 }], problem: null });
    expect(uploads.room).toBe(1);
    uploads.end();
    await settled();
    expect(names()).toEqual([]);
  });

  it('are removed again', async () => {
    const { uploads, names, sending, now } = playField();
    uploads.add([file('a.pdf'), file('b.pdf')]);
    for (const name of ['a.pdf', 'b.pdf']) sending(name)?.done(kept(name));
    await settled();
    const [first] = now();
    if (first) uploads.remove(first);
    expect(names()).toEqual(['b.pdf']);
  });

  it('are refused by size and number before anything is sent, and by the server’s answer afterwards', async () => {
    const { uploads, sending } = playField(2);
    uploads.add([file('large.pdf', 5 * 1024 * 1024)]);
    expect(uploads.get().problem?.en).toMatch(/large\.pdf/);
    expect(sending('large.pdf')).toBeUndefined();
    uploads.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(uploads.get().problem?.en).toMatch(/2/);
    expect(sending('c.pdf')).toBeUndefined();
    sending('a.pdf')?.fail(new CallFailure(0, ''));
    await settled();
    expect(uploads.get().problem?.en).toMatch(/a\.pdf could not be uploaded/);
    expect(uploads.get().running.map(({ name }) => name)).toEqual(['b.pdf']);
  });
});
