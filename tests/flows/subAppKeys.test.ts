import { settingsChanged } from '../../src/features/settings/settingsSlice.ts';
import { playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** An application in front, and a key pressed in it. */
async function inCrm() {
  const play = await playFrames();
  const crm = await play.open('crm');
  const press = (key: string) => play.say('crm', { type: 'shortcut', data: { key } });
  return { play, crm, press };
}

describe("the portal's shortcuts inside an application", () => {
  it('the search opens, and keys pressed while it is open trigger nothing', async () => {
    const { play, press } = await inCrm();
    await press('Ctrl+k');
    expect(play.state().shell.palette).toBe('search');
    await press('?');
    expect(play.state().shell.palette).toBe('search');
  });

  it('the list of keys and the three parts of the dialog open', async () => {
    const { play, press } = await inCrm();
    await press('?');
    expect(play.state().shell.palette).toBe('keys');
    for (const [key, tab] of [
      ['n', 1],
      ['t', 2],
      ['s', 3],
    ] as const) {
      const { play: other, press: pressThere } = await inCrm();
      await pressThere(key);
      expect(other.state().notificationDialog).toMatchObject({ tab });
    }
  });

  it('a shortcut that is switched off is not announced to it, and does nothing if it arrives anyway', async () => {
    const { play, crm, press } = await inCrm();
    expect(crm.props).toMatchObject({ shortcuts: ['Ctrl+k', '?', 'c', 'n', 't', 's'] });
    play.dispatch(settingsChanged({ shortcutsOff: ['search', 'newTodo'] }));
    await play.settle();
    expect(crm.heard.at(-1)).toMatchObject({ type: 'props', data: { shortcuts: ['?', 'n', 't', 's'] } });
    await press('Ctrl+k');
    await press('c');
    await press('constructor');
    expect([play.state().shell.palette, play.state().notificationDialog.status]).toEqual([null, 'closed']);
  });

  it('one in the background, or on a public page, triggers nothing', async () => {
    const { play, press } = await inCrm();
    await play.go('/portal');
    await press('Ctrl+k');
    expect(play.state().shell.palette).toBeNull();
    const open = await playFrames({ path: '/child/scm/supplier/createSupplierPC', preloadedState: {} });
    open.application('scm').begin();
    await open.say('scm', { type: 'shortcut', data: { key: 'Ctrl+k' } });
    expect(open.application('scm').props).toMatchObject({ shortcuts: [] });
    expect(open.state().shell.palette).toBeNull();
  });
});
