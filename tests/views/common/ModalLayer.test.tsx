import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { ModalLayer } from '../../../src/views/common/ModalLayer.tsx';
import { renderView } from '../../support/renderView.tsx';

type PageProps = { readonly children?: ReactNode };

function Page({ children }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <div id="root">
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <ModalLayer className="test" labelledBy="title">
          <h2 id="title">title</h2>
          {children}
          <button type="button">first</button>
          <button type="button" onClick={() => setOpen(false)}>
            last
          </button>
        </ModalLayer>
      )}
    </div>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('modal layer', () => {
  it('traps the focus, makes the page behind inert, and restores the focus', async () => {
    await renderView(<Page />);
    await userEvent.click(button('open'));
    expect(screen.getByRole('dialog', { name: 'title' })).toHaveFocus();
    expect(document.getElementById('root')?.inert).toBe(true);
    await userEvent.tab({ shift: true });
    expect(button('last')).toHaveFocus();
    await userEvent.tab();
    expect(button('first')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.click(button('last'));
    expect(document.getElementById('root')?.inert).toBe(false);
    expect(button('open')).toHaveFocus();
  });

  it('gives the focus to the page if the dialog came with the address: nothing had it before', async () => {
    function Addressed() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <main tabIndex={-1}>
            <button type="button">content</button>
          </main>
          {open && (
            <ModalLayer className="test" labelledBy="title" onEscape={() => setOpen(false)}>
              <h2 id="title">title</h2>
            </ModalLayer>
          )}
        </>
      );
    }
    await renderView(<Addressed />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('returns the focus to what opened the menu whose entry opened it, since the menu is gone', async () => {
    function Menu() {
      const [shown, setShown] = useState<'menu' | 'layer' | null>(null);
      return (
        <>
          <button type="button">before</button>
          <div>
            <button type="button" onClick={() => setShown('menu')}>
              menu
            </button>
            {shown === 'menu' && (
              <button type="button" onClick={() => setShown('layer')}>
                entry
              </button>
            )}
          </div>
          {shown === 'layer' && (
            <ModalLayer className="test" labelledBy="title">
              <button type="button" onClick={() => setShown(null)}>
                cancel
              </button>
            </ModalLayer>
          )}
        </>
      );
    }
    await renderView(<Menu />);
    await userEvent.click(button('menu'));
    await userEvent.click(button('entry'));
    await userEvent.click(button('cancel'));
    expect(button('menu')).toHaveFocus();
  });

  it('leaves the focus to a field rendered together with it, and restores it', async () => {
    await renderView(
      <Page>
        <Input aria-label="field" autoFocus />
      </Page>,
    );
    await userEvent.click(button('open'));
    expect(screen.getByRole('textbox', { name: 'field' })).toHaveFocus();
    await userEvent.click(button('last'));
    expect(button('open')).toHaveFocus();
  });

  it('Tab moves through the buttons of a message over the layer, and back, in either direction', async () => {
    await renderView(
      <>
        <Page />
        <div data-told>
          <button type="button">undo</button>
        </div>
      </>,
    );
    await userEvent.click(button('open'));
    await userEvent.tab({ shift: true });
    expect(button('undo')).toHaveFocus();
    await userEvent.tab();
    expect(button('first')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(button('undo')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('last')).toHaveFocus();
  });

  it('focuses what remains beside its opener if the opener disappears later, once a call is answered', async () => {
    function Row() {
      const [open, setOpen] = useState(false);
      const [gone, setGone] = useState(false);
      return (
        <>
          <button type="button" data-testid="answer" onClick={() => setGone(true)} />
          <section>
            <button type="button">neighbour</button>
            {!gone && (
              <button type="button" onClick={() => setOpen(true)}>
                end
              </button>
            )}
          </section>
          {open && (
            <ModalLayer className="test" labelledBy="title">
              <button type="button" onClick={() => setOpen(false)}>
                yes
              </button>
            </ModalLayer>
          )}
        </>
      );
    }
    await renderView(<Row />);
    await userEvent.click(button('end'));
    await userEvent.click(button('yes'));
    expect(button('end')).toHaveFocus();
    await act(async () => screen.getByTestId('answer').click());
    expect(button('neighbour')).toHaveFocus();
  });
});
