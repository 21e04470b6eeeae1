import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sidebar } from '../../../src/views/shell/Sidebar.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

it('with the menu on top, arrow keys, Home and End move through the applications', async () => {
  const base = workbenchState();
  const settings = { ...base.settings, settings: { ...base.settings.settings, menuLayout: 'top' as const } };
  await renderView(<Sidebar layout="top" fixed={false} />, {
    state: { ...base, settings, permissions: { authorization: ['OMS_Auth', 'CRM_Auth', 'FMS_Auth'] } },
  });
  await userEvent.click(screen.getByRole('button', { name: '常用应用' }));
  const panel = screen.getByRole('dialog', { name: '常用应用' });
  const [first, second, last] = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const goes = async (key: string, to: HTMLElement | undefined) => {
    await userEvent.keyboard(key);
    expect(to).toHaveFocus();
  };
  await goes('{ArrowDown}', first);
  await goes('{ArrowDown}', second);
  await goes('{End}', last);
  await goes('{ArrowDown}', first);
  await goes('{ArrowUp}', last);
  await goes('{Home}', first);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '常用应用' })).toHaveFocus();
});
