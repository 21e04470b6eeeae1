import type { PortalBridge } from '../../public/portal-bridge.v1.d.ts';
import { FakeUpload } from './support/fakeUploads.ts';

const dirty = jest.fn<void, [boolean]>();
const bridge = { props: null, dirty, on: () => () => undefined } satisfies Partial<Record<keyof PortalBridge, unknown>>;

let sayDirty: (who: object, isDirty: boolean) => void;
/** Every call of the applications, under its name. */
let calls: Record<'changes' | 'reads', Readonly<Record<string, () => Promise<unknown>>>>;
let answer: (status: number) => void;

beforeAll(async () => {
  Object.defineProperty(window, '__PORTAL_BRIDGE__', { value: bridge });
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  ({ sayDirty } = await import('../../sub-apps/shared/portal.js'));
  const { callsOf } = await import('../../sub-apps/kit/core/business.ts');
  const { findPeople } = await import('../../sub-apps/kit/core/people.ts');
  const approvals = await import('../../sub-apps/kit/approvals/calls.ts');
  const supplier = await import('../../sub-apps/plain/supplierCalls.js');
  const order = callsOf('order');
  const view = { name: 'v', question: {}, columns: [] };
  const box = { box: 'waiting', skipCount: 0, maxResultCount: 20 } as const;
  calls = {
    changes: {
      create: () => order.create({ title: 'T' }),
      change: () => order.change('o1', { title: 'T' }, 's'),
      move: () => order.move('o1', 'begin', {}, 's'),
      remove: () => order.remove('o1', 's'),
      comment: () => order.comment('o1', 'text', []),
      saveView: () => order.saveView(view),
      deleteView: () => order.deleteView('v1'),
      startApproval: () => approvals.startApproval({ template: 'leave', title: 'T', importance: 0, form: {} }),
      act: () => approvals.act('a1', 'decide', { decision: 'approve' }),
      sendCode: () => supplier.sendCode('13962104458'),
      openAccess: () => supplier.openAccess('13962104458', '123456'),
      sendForm: () => supplier.sendForm('supplier', { accessToken: 'token', isAgreed: true, values: {} }),
    },
    reads: {
      list: () => order.list({}, 0, 20),
      board: () => order.board({}, 20),
      read: () => order.read('o1'),
      history: () => order.history('o1', 20),
      file: () => order.file({}, []),
      findPeople: () => findPeople('Lin'),
      fetchBox: () => approvals.fetchBox(box),
    },
  };
});
beforeEach(() => {
  dirty.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (status) => resolve(Response.json({ items: [] }, { status }));
      }),
  );
});
const turn = () => new Promise((resolve) => setTimeout(resolve));
const told = () => dirty.mock.calls.flat();

describe('unsaved work of an application', () => {
  it('is reported when the first has some, and when nobody has any', async () => {
    const [form, dialog] = [{}, {}];
    sayDirty(form, true);
    sayDirty(form, true);
    sayDirty(dialog, true);
    sayDirty(dialog, false);
    await turn();
    expect(told()).toEqual([true]);
    sayDirty(form, false);
    sayDirty(form, false);
    await turn();
    expect(told()).toEqual([true, false]);
  });
  it('is never gone while one page takes over from another, which a held reload would not survive', async () => {
    const [former, next] = [{}, {}];
    sayDirty(former, true);
    sayDirty(former, false);
    await Promise.resolve();
    sayDirty(next, true);
    await turn();
    expect(told()).toEqual([true]);
    sayDirty(next, false);
    await turn();
    expect(told()).toEqual([true, false]);
  });
  it('makes the browser ask if there is no portal', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const form = {};
    sayDirty(form, true);
    expect(asks()).toBe(true);
    sayDirty(form, false);
    await turn();
    expect(asks()).toBe(false);
  });
});

describe('a call that changes something', () => {
  it('is unsaved work until its answer is there, be it a refusal, whichever call it is', async () => {
    for (const [name, send] of Object.entries(calls.changes))
      for (const status of [200, 503]) {
        dirty.mockReset();
        const sent = send().catch(() => undefined);
        await turn();
        expect([name, told()]).toEqual([name, [true]]);
        answer(status);
        await sent;
        await turn();
        expect([name, told()]).toEqual([name, [true, false]]);
      }
  });
  it('an upload is one too, until it has arrived or was cancelled', async () => {
    const { upload } = await import('../../sub-apps/kit/core/files.ts');
    const end = new AbortController();
    const file = new File(['x'], 'x.pdf');
    const kept = upload(file, () => undefined);
    const cancelled = upload(file, () => undefined, end.signal).catch(() => undefined);
    FakeUpload.begun[0]?.answer(200, { name: 'b', orgName: 'x.pdf' });
    await kept;
    await turn();
    expect(told()).toEqual([true]);
    end.abort();
    await cancelled;
    await turn();
    expect(told()).toEqual([true, false]);
  });
  it('a call that only reads is none', async () => {
    for (const [name, ask] of Object.entries(calls.reads)) {
      const asked = ask().catch(() => undefined);
      await turn();
      answer(200);
      await asked;
      await turn();
      expect([name, told()]).toEqual([name, []]);
    }
  });
});
