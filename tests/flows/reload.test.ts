import type { DialogOpening } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { RELOAD_REASONS, requested } from '../../src/features/reload/reloadSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const FORMS: Record<string, DialogOpening> = {
  'to-do': { tab: 2, intent: { kind: 'create' } },
  schedule: { tab: 3, intent: { kind: 'create', date: '2026-11-23' } },
};
const typed = { title: '季度盘点', description: '第一行\n第二行', degreeType: 2 as const };
const cases = RELOAD_REASONS.flatMap((reason) => Object.keys(FORMS).map((name) => ({ reason, name })));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

it.each(cases)(
  'TODO-8 a reload for $reason loses nothing of a $name form, typed the moment before',
  async ({ reason, name }) => {
    const opening = FORMS[name];
    if (!opening) throw new Error(name);
    const play = await todoWork(opening);
    play.dispatch(form.changed(typed));
    play.dispatch(requested({ reason, delayMs: 0 }));
    await play.pass(10);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    const { drafts } = play.state();
    play.end();

    const next = await todoWork(opening, { drafts });
    expect(next.state().taskForm.values).toMatchObject(typed);
  },
);

it('ACC-8 the first reason wins: later ones neither delay nor repeat the reload', async () => {
  const play = await todoWork();
  play.dispatch(requested({ reason: 'companySwitched', delayMs: 1_000 }));
  await play.pass(500);
  play.dispatch(requested({ reason: 'networkRecovered', delayMs: 2_000 }));
  await play.pass(510);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  await play.pass(5_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});
