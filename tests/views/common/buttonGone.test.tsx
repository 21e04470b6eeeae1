import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextButton } from '../../../src/views/common/TextButton.tsx';
import { renderView } from '../../support/renderView.tsx';

function Row({ answer }: { readonly answer: Promise<void> }) {
  const [status, setStatus] = useState<'available' | 'asking' | 'requested'>('available');
  const ask = () => {
    setStatus('asking');
    void answer.then(() => setStatus('requested'));
  };
  return (
    <main>
      <a href="/first">first order</a>
      <section aria-label="row">
        <a href="/second">second order</a>
        {status === 'requested' ? (
          'requested'
        ) : (
          <TextButton busy={status === 'asking'} onClick={ask}>
            {'ask'}
          </TextButton>
        )}
      </section>
    </main>
  );
}

it('a button that disappears with the answer to its press leaves the focus next to where it was', async () => {
  let answered = () => {};
  await renderView(<Row answer={new Promise((resolve) => (answered = resolve))} />);
  screen.getByRole('button', { name: 'ask' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'ask' })).toHaveFocus();
  await act(async () => answered());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'second order' })).toHaveFocus();
});
