import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { linkCopyWanted, shareClosed, shareOpened } from '../../src/features/share/shareSlice.ts';
import * as clipboard from '../../src/services/browser/clipboard.ts';
import { playFlow } from '../support/playFlow.ts';
import { portalBackend, portalReader } from '../support/portalWork.ts';

jest.mock('../../src/services/browser/clipboard.ts', () => ({ copyText: jest.fn() }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function opened() {
  const play = await playFlow(portalBackend(), { path: '/company', preloadedState: portalReader() });
  await play.pass(0);
  play.dispatch(shareOpened({ title: 'A notice', path: '/companyShare/noticeDetailShare?tenantId=t&id=n1' }));
  await play.pass(0);
  return { play, share: () => play.state().share };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('sharing offers the public address; copying it says "Copy successful"', async () => {
  jest.mocked(clipboard.copyText).mockResolvedValue(true);
  const { play, share } = await opened();
  const link = 'http://localhost/companyShare/noticeDetailShare?tenantId=t&id=n1';
  expect(share()).toEqual({ status: 'open', title: 'A notice', link });
  play.dispatch(linkCopyWanted());
  await play.pass(0);
  expect(clipboard.copyText).toHaveBeenLastCalledWith(link);
  expect(share().status).toBe('copied');
  expect(play.state().feedback.toasts).toMatchObject([{ kind: 'success', message: { key: 'share:copied' } }]);
});

it('says so in the dialog if the browser refuses to copy, and keeps the link', async () => {
  jest.mocked(clipboard.copyText).mockResolvedValue(false);
  const { play, share } = await opened();
  play.dispatch(linkCopyWanted());
  await play.pass(0);
  expect(share()).toMatchObject({ status: 'refused', link: expect.stringContaining('/companyShare/') });
  expect(play.state().feedback.toasts).toEqual([]);
});

it.each([
  ['its button', shareClosed()],
  ['another page', navigationWanted({ to: '/portal' })],
])('%s closes the dialog', async (_by, action) => {
  const { play, share } = await opened();
  play.dispatch(action);
  await play.pass(0);
  expect(share()).toEqual({ status: 'closed', title: '', link: null });
});
