import { fireEvent, render, screen } from '@testing-library/react';
import { pressedByEscape, reachedByEscape } from '../../../src/views/common/dom/pressedByEscape.ts';

const back = jest.fn();
const view = () =>
  render(
    <>
      <div role="dialog">
        <button type="button" ref={pressedByEscape} onClick={back}>
          Back
        </button>
        <button type="button" ref={reachedByEscape}>
          Close
        </button>
        <input aria-label="inside" />
        <input aria-label="own key" onKeyDown={(event) => event.preventDefault()} />
      </div>
      <div role="alertdialog">
        <input aria-label="above" />
      </div>
    </>,
  );

describe('the Escape shortcut for going back', () => {
  beforeEach(() => back.mockReset());

  it.each([
    ['inside', 1],
    ['own key', 0],
    ['above', 0],
  ])('is taken from %s: %i times', (label, times) => {
    view();
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Escape' });
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
    expect(back).toHaveBeenCalledTimes(times);
  });

  it('ends with its button, and does nothing while a word is being composed', () => {
    const { unmount } = view();
    fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'Escape', isComposing: true });
    unmount();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(back).not.toHaveBeenCalled();
  });

  it('is spent by going back: it does not lead to the button that closes the dialog, which it does otherwise', () => {
    const { rerender } = view();
    fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Close' })).not.toHaveFocus();
    rerender(
      <div role="dialog">
        <button type="button" ref={reachedByEscape}>
          Close
        </button>
        <input aria-label="inside" />
      </div>,
    );
    fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
