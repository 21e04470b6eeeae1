import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../../src/views/common/dom/useDismiss.ts';
import { ModalLayer } from '../../../src/views/common/ModalLayer.tsx';

type PartProps = { readonly name: string; readonly children?: ReactNode };

/** A button and the dialog it opens. `fixed`: Escape must not close it. */
function Dialog({ name, fixed = false, children }: PartProps & { readonly fixed?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && (
        <ModalLayer className="test" labelledBy={name} onEscape={fixed ? null : () => setOpen(false)}>
          <h2 id={name}>{name}</h2>
          {children}
        </ModalLayer>
      )}
    </>
  );
}

/** A button and the menu it opens. `stays`: it does not close when the focus leaves it. */
function Menu({ name, stays = false, shown = false, children }: PartProps & { stays?: boolean; shown?: boolean }) {
  const [open, setOpen] = useState(shown);
  const areaRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(
    (byKey: boolean) => {
      if (byKey) triggerRef.current?.focus();
      if (byKey || !stays) setOpen(false);
    },
    [stays],
  );
  useDismiss(areaRef, open, dismiss);
  return (
    <div ref={areaRef}>
      <button ref={triggerRef} type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && <div role="menu">{children}</div>}
    </div>
  );
}

const inDialog = (upper: ReactNode) => <Dialog name="lower">{upper}</Dialog>;
const inMenu = (upper: ReactNode) => (
  <Menu name="lower" stays>
    {upper}
  </Menu>
);
const show = (page: ReactNode) => render(<div id="root">{page}</div>);
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const press = (name: string) => userEvent.click(button(name));
const pressEscape = () => userEvent.keyboard('{Escape}');
/** The headings of the open dialogs, and how many menus are open. */
const open = () => [
  ...screen.queryAllByRole('dialog', { hidden: true }).map((dialog) => dialog.getAttribute('aria-labelledby')),
  ...screen.queryAllByRole('menu', { hidden: true }).map(() => 'menu'),
];

describe('Escape', () => {
  it.each<[what: string, page: ReactNode, left: string]>([
    ['dialog over a dialog', inDialog(<Dialog name="upper" />), 'lower'],
    ['menu in a dialog', inDialog(<Menu name="upper" />), 'lower'],
    ['dialog over a menu', inMenu(<Dialog name="upper" />), 'menu'],
  ])('closes only the %s, then the lower one, and returns the focus each time', async (_what, page, left) => {
    show(page);
    await press('lower');
    await press('upper');
    await pressEscape();
    expect([open(), document.activeElement]).toEqual([[left], button('upper')]);
    await pressEscape();
    expect([open(), document.activeElement]).toEqual([[], button('lower')]);
  });

  it('closes neither a dialog that it must not close nor anything below it', async () => {
    show(
      <Dialog name="lower">
        <Menu name="menu" stays>
          <Dialog name="upper" fixed />
        </Menu>
      </Dialog>,
    );
    await press('lower');
    await press('menu');
    await press('upper');
    await pressEscape();
    expect(open()).toEqual(['lower', 'upper', 'menu']);
  });

  it('closes first the menu that is open as soon as its dialog is', async () => {
    show(
      <Dialog name="dialog">
        <Menu name="menu" shown stays />
      </Dialog>,
    );
    await press('dialog');
    await pressEscape();
    expect(open()).toEqual(['dialog']);
    await pressEscape();
    expect(open()).toEqual([]);
  });

  it('returns the focus to the menu button if the menu has closed under the dialog', async () => {
    show(
      <>
        <Menu name="menu">
          <button type="button">entry</button>
        </Menu>
        <Dialog name="dialog" />
      </>,
    );
    await press('menu');
    button('entry').focus();
    fireEvent.click(button('dialog'));
    expect(open()).toEqual(['dialog']);
    await pressEscape();
    expect([open(), document.activeElement]).toEqual([[], button('menu')]);
  });

  it.each([
    ['belongs to an input method', { isComposing: true }],
    ['belongs to the input method of an older browser', { keyCode: 229 }],
    ['repeats because it is held down', { repeat: true }],
  ])('does nothing while it %s', async (_why, how) => {
    show(<Dialog name="dialog" />);
    await press('dialog');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...how });
    expect(open()).toEqual(['dialog']);
  });

  it('leaves the key to a control that uses it, and uses it up itself', async () => {
    show(
      <Dialog name="dialog">
        <input aria-label="own key" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>,
    );
    await press('dialog');
    fireEvent.keyDown(screen.getByLabelText('own key'), { key: 'Escape' });
    expect(open()).toEqual(['dialog']);
    const isLeftOver = fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect([open(), isLeftOver]).toEqual([[], false]);
  });
});
