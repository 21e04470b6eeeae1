import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { certificationForm } from '../../../src/features/certification/certificationSlice.ts';
import { realNameForm } from '../../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { Certification } from '../../../src/views/console/certification/Certification.tsx';
import { RealNameAuthentication } from '../../../src/views/console/realNameAuthentication/RealNameAuthentication.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const times = { submittedTime: null, reviewedTime: null, attempt: 0, reasons: [] };
const realName = (status: 'none' | 'pending') => ({ ...times, status, realName: '林静', idNumber: null });
const certification = (status: 'none' | 'pending') => ({
  ...times,
  status,
  companyName: '极光制造',
  creditCode: '91310000MA1K35XJ6P',
  legalPerson: '林静',
  address: '上海',
  license: null,
  history: [],
});
const form = { status: 'submitting', failure: { fields: {}, error: null } } as const;

async function show(View: () => React.ReactNode, status: 'none' | 'pending') {
  function Shown() {
    useTexts('console');
    return <View />;
  }
  const { session } = stateWith({});
  return renderView(<Shown />, {
    state: stateWith({
      session: { ...session, tenantId: 'aurora' },
      realNameAuthentication: { status, load: loaded(realName(status)), form },
      certification: { status, load: loaded(certification(status)), form },
    }),
  });
}
const title = () => screen.getByRole('heading', { name: '资料审核中' });

it.each([
  ['a real name', RealNameAuthentication, realNameForm],
  ['a certification', Certification, certificationForm],
])('%s that was sent leads to its result, which takes the place of the form', async (_, View, { succeeded }) => {
  const { store } = await show(View, 'none');
  await userEvent.click(screen.getByRole('button', { name: /正在提交/ }));
  act(() => void store.dispatch(succeeded()));
  expect(title()).toHaveFocus();
});

it.each([RealNameAuthentication, Certification])(
  'a page that starts with the result leaves the focus alone',
  async (View) => {
    await show(View, 'pending');
    expect(title()).toBeVisible();
    expect(document.body).toHaveFocus();
  },
);
