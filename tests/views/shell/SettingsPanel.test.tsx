import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Settings, selectSettings } from '../../../src/features/settings/settingsSlice.ts';
import { SettingsPanel } from '../../../src/views/shell/SettingsPanel.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<Settings> = {}) =>
  renderView(<SettingsPanel />, { state: { ...base, settings: { settings: { ...base.settings.settings, ...over } } } });
const switches = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

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
    [1440, ['收起菜单', '菜单只展开一组', '固定顶栏', '页面标签', '显示标志', '记录操作日志']],
    [1024, ['固定顶栏', '页面标签', '显示标志', '记录操作日志']],
    [390, ['显示标志', '记录操作日志']],
  ])('offers at %i px what changes something there', async (width, offered) => {
    const original = window.matchMedia.bind(window);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
      return { ...original(query), matches: width <= most };
    });
    await show();
    expect(switches()).toEqual(offered);
  });

  it('HDR-9 with the menu on top nothing is offered that only folds one at the side', async () => {
    const { store } = await show();
    await userEvent.click(screen.getByRole('radio', { name: '顶部' }));
    expect(selectSettings(store.getState()).menuLayout).toBe('top');
    expect(switches()).toEqual(['固定顶栏', '页面标签', '显示标志', '记录操作日志']);
  });

  it('HDR-9 fills the screen and follows when it is left by key, where the browser can do that', async () => {
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
