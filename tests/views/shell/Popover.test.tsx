import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from '../../../src/views/shell/Popover.tsx';
import { renderView } from '../../support/renderView.tsx';

const popover = (opensOnHover = false) => (
  <>
    <Popover
      names={['applications']}
      label="Panel"
      triggerClass=""
      trigger="Open"
      panelClass=""
      opensOnHover={opensOnHover}
    >
      <button type="button">inside</button>
    </Popover>
    <button type="button">outside</button>
  </>
);
const trigger = () => screen.getByRole('button', { name: 'Open' });
const panel = () => screen.queryByRole('dialog', { name: 'Panel' });

describe('Popover', () => {
  it('opens on a press, takes the focus and restores it on Escape', async () => {
    await renderView(popover());
    await userEvent.click(trigger());
    expect(panel()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'inside' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes on a second press of its trigger', async () => {
    await renderView(popover());
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes when the focus or a press goes elsewhere, and leaves the focus there', async () => {
    await renderView(popover());
    await userEvent.click(trigger());
    await userEvent.tab();
    await userEvent.tab();
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'outside' })).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(panel()).toBeNull();
  });

  it('opens and closes with the mouse, stays once pressed, and ignores a finger that slides over it', async () => {
    await renderView(popover(true));
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target: trigger() });
    expect(panel()).toBeNull();
    await user.hover(trigger());
    expect(panel()).not.toBeNull();
    expect(panel()).not.toHaveFocus();
    await user.unhover(trigger());
    expect(panel()).toBeNull();
    await user.click(trigger());
    await user.unhover(trigger());
    expect(panel()).not.toBeNull();
  });

  it('also closes on Escape when it opened under the pointer', async () => {
    await renderView(popover(true));
    await userEvent.hover(trigger());
    expect(panel()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });
});
