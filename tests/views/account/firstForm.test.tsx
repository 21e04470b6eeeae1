import { act, fireEvent, screen } from '@testing-library/react';
import { modeChosen, signInSubmitted } from '../../../src/features/login/loginSlice.ts';
import { SignInPage } from '../../../src/views/account/SignInPage.tsx';
import { deedsOf } from '../../support/deedsOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

/** The backend's markup, as far as the portal looks at it. */
function drawn(fill: (form: HTMLFormElement, drawing: HTMLElement) => void): void {
  const drawing = document.createElement('div');
  drawing.id = 'first-answer';
  drawing.innerHTML =
    '<form><input name="username"><input name="password" type="password"><input name="remember" type="checkbox"></form>';
  document.body.prepend(drawing);
  const form = drawing.querySelector('form');
  if (form) fill(form, drawing);
}
const field = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(name);
  return found;
};

/** The sign-in page, preceded by that markup. */
async function open() {
  const play = await renderScreen(<SignInPage />);
  await act(async () => {});
  return play;
}

describe('the form that the backend has rendered', () => {
  it('continues in the portal’s own form with what has been typed and the cursor where it was', async () => {
    drawn((form) => {
      field(form, 'username').value = 'lin';
      field(form, 'password').value = 'Port';
      field(form, 'remember').checked = true;
      field(form, 'password').focus();
      field(form, 'password').setSelectionRange(2, 2);
    });
    const { events } = await open();
    expect(document.getElementById('first-answer')).toBeNull();
    expect(screen.getByLabelText('账号或手机号')).toHaveValue('lin');
    const password = screen.getByLabelText<HTMLInputElement>('密码');
    expect(password).toHaveValue('Port');
    expect(password).toHaveFocus();
    expect(password.selectionStart).toBe(2);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(deedsOf(events)).toEqual([]);
  });

  it('is submitted if it was submitted before', async () => {
    drawn((form, drawing) => {
      field(form, 'username').value = 'lin';
      field(form, 'password').value = 'Portal#2026';
      drawing.dataset['sent'] = '';
    });
    const { events } = await open();
    expect(deedsOf(events)).toEqual([signInSubmitted({ userName: 'lin', password: 'Portal#2026' })]);
  });

  it('shows another way if that way was pressed in it', async () => {
    drawn((_form, drawing) => {
      drawing.dataset['pressed'] = '短信登录';
    });
    const { events } = await open();
    expect(deedsOf(events)).toEqual([modeChosen('sms')]);
  });

  it('takes another way held down in it once the button is released, and nothing if it is released elsewhere', async () => {
    const held = (_form: HTMLFormElement, drawing: HTMLElement) => {
      drawing.dataset['held'] = '短信登录';
    };
    drawn(held);
    const { events, unmount } = await open();
    expect(deedsOf(events)).toEqual([]);
    fireEvent.pointerUp(screen.getByText('短信登录'));
    fireEvent.pointerUp(screen.getByText('短信登录'));
    expect(deedsOf(events)).toEqual([modeChosen('sms')]);
    unmount();

    for (const first of ['pointerUp', 'pointerCancel', 'pointerDown'] as const) {
      drawn(held);
      const other = await open();
      fireEvent[first](screen.getByText('密码登录'));
      fireEvent.pointerUp(screen.getByText('短信登录'));
      expect(deedsOf(other.events)).toEqual([]);
      other.unmount();
    }
  });

  it('leaves the focus to the first empty field if untouched', async () => {
    drawn(() => {});
    await open();
    expect(screen.getByLabelText('账号或手机号')).toHaveFocus();
  });
});
