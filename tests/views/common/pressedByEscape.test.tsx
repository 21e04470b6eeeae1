import { fireEvent, render } from '@testing-library/react';
import { pressedByEscape } from '../../../src/views/common/dom/pressedByEscape.ts';
import { ModalLayer } from '../../../src/views/common/ModalLayer.tsx';

const back = jest.fn();
const close = jest.fn();
const view = (above: boolean) => (
  <>
    <ModalLayer className="test" labelledBy="dialog" onEscape={close}>
      <button type="button" ref={pressedByEscape} onClick={back}>
        Back
      </button>
    </ModalLayer>
    {above && (
      <ModalLayer className="test" labelledBy="above">
        <input aria-label="above" />
      </ModalLayer>
    )}
  </>
);
const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

describe('the Escape shortcut for going back', () => {
  beforeEach(() => jest.resetAllMocks());

  it('goes back wherever the focus is, and does nothing else', () => {
    render(view(false));
    press();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect([back.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  });

  it('rests while a dialog is above', () => {
    const { rerender } = render(view(true));
    press();
    expect([back.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
    rerender(view(false));
    press();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('ends with its button', () => {
    const { unmount } = render(view(false));
    unmount();
    press();
    expect(back).not.toHaveBeenCalled();
  });
});
