import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decision } from '../../../src/features/certificationReview/certificationReviewSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { CertificationReview } from '../../../src/views/console/certification/CertificationReview.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const AGAIN = '请重新填写证件号码：之前提交的号码没有保留。';

function Page() {
  useTexts('console');
  return <CertificationReview />;
}

/** The opened review of Wang's real name, for which the number was kept or not. */
async function review(isNumberKept: boolean | undefined) {
  const request = {
    id: 'wang',
    userName: 'wang',
    status: 'pending' as const,
    realName: '王磊',
    idNumber: '1****************X',
    submittedTime: '2026-11-20 10:24:00',
    reviewedTime: null,
    attempt: 1,
    reasons: [],
    ...(isNumberKept !== undefined && { isNumberKept }),
  };
  const { certificationReview } = stateWith({});
  const { events } = await renderView(<Page />, {
    state: stateWith({
      certificationReview: {
        ...certificationReview,
        certifications: loaded({ items: [], totalCount: 0 }),
        realNames: loaded({ items: [request], totalCount: 1 }),
        opened: { kind: 'realName', id: 'wang' },
      },
    }),
  });
  return { events, form: within(screen.getByRole('form')) };
}

it('says that a number was not kept and asks for it again instead of validating its mask', async () => {
  const { events, form } = await review(false);
  expect(form.getByText(/系统没有保留该号码/)).toBeInTheDocument();
  expect(form.queryByText('1****************X')).toBeNull();
  expect(form.getByRole('checkbox', { name: '证件号码有误' })).toBeChecked();
  expect(form.getByRole('checkbox', { name: '证件号码有误' })).toBeDisabled();
  expect(form.getByRole('textbox')).toHaveValue(AGAIN);
  expect(form.queryByRole('button', { name: '通过' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: '不通过' }));
  const reasons = [{ field: 'idNumber', reason: AGAIN }];
  expect(events).toContainEqual(
    decision.submitted({ kind: 'realName', id: 'wang', name: 'wang', attempt: 1, reasons }),
  );
});

it.each([true, undefined])('validates any other number as before (kept: %s)', async (isNumberKept) => {
  const { form } = await review(isNumberKept);
  expect(form.getByRole('checkbox', { name: '证件号码有误' })).toBeEnabled();
  expect(form.getByRole('button', { name: '通过' })).toBeInTheDocument();
});
