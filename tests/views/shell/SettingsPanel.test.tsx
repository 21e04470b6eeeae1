import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushWanted } from '../../../src/features/push/pushEvents.ts';
import { browserNotificationsWanted, quietChosen } from '../../../src/features/quiet/quietEvents.ts';
import { type Settings, selectSettings, settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { SettingsPanel } from '../../../src/views/shell/SettingsPanel.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<Settings> = {}) =>
  renderView(<SettingsPanel />, { state: { ...base, settings: { settings: { ...base.settings.settings, ...over } } } });
const switches = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

const REMINDERS = ['每天安静时段', '新消息声音', '浏览器通知'];

describe('interface settings', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('restores the defaults, but not the language', async () => {
    const { store } = await show({
      style: 'dark',
      primaryColour: 'red',
      size: 'large',
      logo: false,
      language: 'en-US',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }));
    expect(selectSettings(store.getState())).toEqual({ ...base.settings.settings, language: 'en-US' });
  });

  it.each([
    [1440, [...REMINDERS, '收起菜单', '菜单只展开一组', '固定顶栏', '页面标签', '显示标志', '记录操作日志']],
    [1024, [...REMINDERS, '固定顶栏', '页面标签', '显示标志', '记录操作日志']],
    [390, [...REMINDERS, '显示标志', '记录操作日志']],
  ])('offers at %i px only what has an effect there', async (width, offered) => {
    const original = window.matchMedia.bind(window);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
      return { ...original(query), matches: width <= most };
    });
    await show();
    expect(switches()).toEqual(offered);
  });

  it('quiet hours have a start, an end and days; do not disturb and browser notifications can be requested', async () => {
    const { store, events } = await show();
    await userEvent.click(screen.getByRole('checkbox', { name: '每天安静时段' }));
    fireEvent.change(screen.getByLabelText('从'), { target: { value: '21:30' } });
    fireEvent.change(screen.getByLabelText('到'), { target: { value: '' } });
    await userEvent.click(screen.getByRole('checkbox', { name: '六' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '新消息声音' }));
    expect(selectSettings(store.getState())).toMatchObject({
      quietHours: { from: '21:30', to: '08:00', days: [1, 2, 3, 4, 5, 0] },
      sound: true,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: '每天安静时段' }));
    expect(selectSettings(store.getState()).quietHours).toBeNull();
    events.length = 0;
    await userEvent.click(screen.getByRole('radio', { name: '1 小时' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '浏览器通知' }));
    expect(events).toEqual([quietChosen('hour'), browserNotificationsWanted()]);
  });

  it('offers push while no page is open if it is available, and requests it', async () => {
    const name = '没有打开页面时也通知';
    await show();
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
    const state = { ...base, shell: { ...base.shell, pushOffered: true } };
    const { store, events } = await renderView(<SettingsPanel />, { state });
    await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(events).toEqual([pushWanted()]);
    act(() => void store.dispatch(settingsChanged({ webPush: true })));
    await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(selectSettings(store.getState()).webPush).toBe(false);
  });

  it('with the menu on top offers nothing that only folds a menu at the side', async () => {
    const { store } = await show();
    await userEvent.click(screen.getByRole('radio', { name: '顶部' }));
    expect(selectSettings(store.getState()).menuLayout).toBe('top');
    expect(switches()).toEqual([...REMINDERS, '固定顶栏', '页面标签', '显示标志', '记录操作日志']);
  });

  it('HDR-9 toggles full screen, and notices when it is left by key, if the browser supports it', async () => {
    const enter = jest.fn(async () => {});
    const leave = jest.fn(async () => {});
    const screenOf = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    Object.assign(document.documentElement, { requestFullscreen: enter });
    Object.assign(document, { exitFullscreen: leave });
    screenOf(null);
    await show();
    const fullScreen = screen.getByRole('checkbox', { name: '全屏' });
    expect(fullScreen).not.toBeChecked();
    await userEvent.click(fullScreen);
    expect(enter).toHaveBeenCalledTimes(1);
    screenOf(document.documentElement);
    expect(fullScreen).toBeChecked();
    await userEvent.click(fullScreen);
    expect(leave).toHaveBeenCalledTimes(1);
    screenOf(null);
    expect(fullScreen).not.toBeChecked();
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
  });
});
