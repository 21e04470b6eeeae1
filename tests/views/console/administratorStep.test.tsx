import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyLoad } from '../../../src/lib/loading.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { AdministratorStep } from '../../../src/views/console/openTenant/CompanyStep.tsx';
import { renderView } from '../../support/renderView.tsx';

it('the administrator step accepts a pasted number whole, with its spaces', async () => {
  const typed: string[] = [];
  function Step() {
    useTexts('console');
    const bind = () => ({
      name: 'administratorPhone',
      value: '',
      error: null,
      onChange: ({ target }: { target: { value: string } }) => void typed.push(target.value),
      onBlur: () => {},
    });
    return <AdministratorStep bind={bind} verdict={emptyLoad()} />;
  }
  await renderView(<Step />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('+86 139 0000 9901');
  expect(typed).toEqual(['+86 139 0000 9901']);
});
