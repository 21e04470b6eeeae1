import { fireEvent, render, screen } from '@testing-library/react';
import { useFaultFocus } from '../../../src/views/common/dom/useFaultFocus.ts';

const NONE = {};

function Form() {
  const check = useFaultFocus<'edition' | 'users'>(NONE);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check(event.currentTarget, ['edition', 'users'], () => true);
      }}
    >
      <input type="radio" name="edition" aria-label="基础版" />
      <input type="radio" name="edition" aria-label="专业版" />
      <input name="users" />
      <button type="submit">下一步</button>
    </form>
  );
}

it('leads to the first radio button of a group of which none is chosen', () => {
  render(<Form />);
  fireEvent.submit(screen.getByRole('button', { name: '下一步' }));
  expect(screen.getByRole('radio', { name: '基础版' })).toHaveFocus();
});
