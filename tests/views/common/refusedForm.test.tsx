import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personalInfoForm } from '../../../src/features/personalInfo/personalInfoSlice.ts';
import { tenantEdit } from '../../../src/features/tenants/tenantsSlice.ts';
import { PersonalForm } from '../../../src/views/accountSettings/personalInfo/PersonalForm.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { EditTenantDialog } from '../../../src/views/console/tenants/EditTenantDialog.tsx';
import { renderView } from '../../support/renderView.tsx';

const INFO = {
  id: 'account',
  userName: 'chen',
  name: '陈浩',
  englishName: null,
  email: 'chen@example.com',
  phoneNumber: null,
  hasPicture: false,
  creationTime: '2026-11-20T10:24:00',
};
const TENANT = {
  id: 'aurora',
  name: 'aurora',
  displayName: '极光制造',
  englishName: null,
  isActive: true,
  isLocked: false,
  editionCode: null,
  editionName: null,
  expireDate: null,
  daysLeft: null,
  userLimit: null,
  userCount: 3,
  creationTime: '2026-11-20T10:24:00',
  concurrencyStamp: '1',
};
const TAKEN = { text: '已被使用' } as const;
const field = (name: string) => screen.getByRole('textbox', { name });

/** Sends the form; `refuse` is the server's answer. */
async function send() {
  function Shown() {
    useTexts('ownAccount');
    return <PersonalForm info={INFO} />;
  }
  const { store } = await renderView(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  return {
    refuse: (...fields: ('name' | 'englishName' | 'email')[]) =>
      act(() => {
        const told = Object.fromEntries(fields.map((name) => [name, TAKEN]));
        store.dispatch(personalInfoForm.failed({ fields: told, error: null }));
      }),
  };
}

it('leads to the first of the fields that the server refuses, as to the first that is faulty', async () => {
  const { refuse } = await send();
  refuse('email', 'englishName');
  expect(field('英文名')).toHaveFocus();
  await userEvent.clear(field('姓名'));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(field('姓名')).toHaveFocus();
});

it('leads to a refused list as well', async () => {
  function Shown() {
    useTexts('console');
    return <EditTenantDialog tenant={TENANT} />;
  }
  const { store } = await renderView(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  act(() => void store.dispatch(tenantEdit.failed({ fields: { editionCode: TAKEN }, error: null })));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('refuses a last day that nobody can mean, as the server does, before anything is sent', async () => {
  function Shown() {
    useTexts('console');
    return <EditTenantDialog tenant={{ ...TENANT, expireDate: '9999-12-31' }} />;
  }
  const { store } = await renderView(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByLabelText('有效期至')).toBeInvalid();
  expect(screen.getByLabelText('有效期至')).toHaveAccessibleDescription(/2000 年至 2199 年/);
  expect(store.getState().tenants.edit.status).not.toBe('submitting');
});

it('stays in the field being corrected while others are still refused', async () => {
  const { refuse } = await send();
  refuse();
  await userEvent.type(field('英文名'), '{Enter}');
  refuse('englishName', 'email');
  await userEvent.type(field('英文名'), 'Chen');
  expect(field('英文名')).toHaveFocus();
  expect(field('英文名')).toHaveValue('Chen');
});

it('leads to nothing when the whole form is refused, and takes nobody back who has moved on', async () => {
  const first = await send();
  first.refuse();
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.click(field('姓名'));
  first.refuse('email');
  expect(field('姓名')).toHaveFocus();
});
