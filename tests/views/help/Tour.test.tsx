import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  selectTourStep,
  tourAdvanced,
  tourBegun,
  tourLeft,
  tourReturned,
} from '../../../src/features/tour/tourSlice.ts';
import { useAppSelector } from '../../../src/store/hooks.ts';
import { HelpLayer } from '../../../src/views/help/HelpPanel.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

async function show() {
  const view = await renderView(
    <>
      <button type="button">before</button>
      <HelpLayer />
    </>,
    { state: stateWith({}) },
  );
  screen.getByRole('button', { name: 'before' }).focus();
  act(() => void view.store.dispatch(tourBegun()));
  const panel = await screen.findByRole('dialog', { name: '认识一下门户' });
  return { ...view, panel };
}

describe('tour', () => {
  it('moves forwards and back through three steps by keyboard, and restores the focus', async () => {
    const { panel } = await show();
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('第 1 步，共 3 步');
    expect(screen.queryByRole('button', { name: '上一步' })).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '跳过' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(panel).toHaveTextContent('第 2 步，共 3 步');
    await userEvent.click(screen.getByRole('button', { name: '上一步' }));
    expect(panel).toHaveTextContent('在这里找到一切');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(panel).toHaveTextContent('公司和个人设置');
    await userEvent.click(screen.getByRole('button', { name: '开始使用' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus();
  });

  it('returns the focus to what opened the menu in which it was requested, since the menu has closed', async () => {
    function Menu({ shown }: { readonly shown: boolean }) {
      return (
        <>
          <button type="button">elsewhere</button>
          <div>
            <button type="button">menu</button>
            {shown && <button type="button">entry</button>}
          </div>
          <HelpLayer />
        </>
      );
    }
    function Page() {
      return <Menu shown={useAppSelector(selectTourStep) !== 'messages'} />;
    }
    const { store } = await renderView(<Page />, { state: stateWith({}) });
    screen.getByRole('button', { name: 'entry' }).focus();
    act(() => void store.dispatch(tourBegun()));
    await screen.findByRole('dialog', { name: '认识一下门户' });
    act(() => void store.dispatch(tourAdvanced()));
    expect(screen.queryByRole('button', { name: 'entry' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'menu' })).toHaveFocus();
  });

  it('can be left at once: by its button, and by Escape wherever the focus is', async () => {
    const { events, panel } = await show();
    const { violations } = await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    screen.getByRole('button', { name: 'before' }).focus();
    expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toEqual([tourBegun(), tourLeft()]);
    expect([tourAdvanced, tourReturned].map(({ type }) => type)).not.toContain(events.at(-1)?.type);
  });
});
