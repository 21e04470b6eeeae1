import { act, fireEvent, render, screen } from '@testing-library/react';
import { BusyButton } from '../../../src/views/common/BusyButton.tsx';
import { focusFirstEmpty } from '../../../src/views/common/dom/focusFirstEmpty.ts';

type Step = 'first' | 'loading' | 'second';

/** A step that leaves with its answer; the next one arrives a moment later, when its code has loaded. */
function Steps({ step, onPress }: { readonly step: Step; readonly onPress?: () => void }) {
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <a href="/help">Help</a>
      {step === 'first' && <BusyButton onClick={onPress}>Go on</BusyButton>}
      {step === 'second' && (
        <form ref={focusFirstEmpty}>
          <input aria-label="Known" defaultValue="lin" />
          <input aria-label="Code" />
        </form>
      )}
    </>
  );
}

/** Shows the next step. */
async function leaveFirstStep(): Promise<() => void> {
  const { rerender } = render(<Steps step="first" onPress={() => rerender(<Steps step="loading" />)} />);
  screen.getByRole('button').focus();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body).not.toHaveFocus();
  return () => rerender(<Steps step="second" />);
}

it('the next step takes the focus that the button of the one before left to a control beside it', async () => {
  const arrive = await leaveFirstStep();
  arrive();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

it('the next step leaves the focus where the person has put it meanwhile', async () => {
  const arrive = await leaveFirstStep();
  act(() => screen.getByRole('link', { name: 'Help' }).focus());
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  arrive();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});
