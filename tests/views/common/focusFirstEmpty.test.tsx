import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BusyButton } from '../../../src/views/common/BusyButton.tsx';
import { focusFirstEmpty } from '../../../src/views/common/dom/focusFirstEmpty.ts';

/** A step that leaves with its answer; the next one arrives a moment later, when its code has loaded. */
function Steps() {
  const [step, setStep] = useState<'first' | 'loading' | 'second'>('first');
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <a href="/help">Help</a>
      {step === 'first' && <BusyButton onClick={() => setStep('loading')}>Go on</BusyButton>}
      <i data-testid="arrives" onClick={() => setStep('second')} />
      {step === 'second' && (
        <form ref={focusFirstEmpty}>
          <input aria-label="Known" defaultValue="lin" />
          <input aria-label="Code" />
        </form>
      )}
    </>
  );
}

async function leaveFirstStep(): Promise<void> {
  render(<Steps />);
  screen.getByRole('button').focus();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body).not.toHaveFocus();
}

it('the next step takes the focus that the button of the one before left to a control beside it', async () => {
  await leaveFirstStep();
  fireEvent.click(screen.getByTestId('arrives'));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

it('the next step leaves the focus where the person has put it meanwhile', async () => {
  await leaveFirstStep();
  act(() => screen.getByRole('link', { name: 'Help' }).focus());
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  fireEvent.click(screen.getByTestId('arrives'));
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});
