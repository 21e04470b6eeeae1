import { act, fireEvent, screen } from '@testing-library/react';
import type { ApprovalDetail } from '../../contract/approvals.ts';
import { ActBar } from '../../sub-apps/kit/approvals/ActBar.tsx';
import { renderKit, slowServer } from './support/kitDesk.tsx';

const APPROVAL = {
  id: 'a1',
  title: 'Two days',
  applicant: { id: 'u1', name: 'Lin' },
  steps: [],
  copies: [],
  may: ['decide', 'comment', 'transfer'],
  remindTime: '',
} as unknown as ApprovalDetail;

function renderBar() {
  const requestTo = slowServer();
  renderKit({ '/': <ActBar approval={APPROVAL} changed={() => undefined} /> }, '/');
  return requestTo;
}
const opinion = () => screen.getByRole('textbox', { name: /opinion|comment/i });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  // The simulated browser shows no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  localStorage.clear();
  sessionStorage.clear();
});

/** A comment that the server has answered. */
async function commented(answer: unknown, status: number) {
  const requestTo = renderBar();
  fireEvent.change(opinion(), { target: { value: 'Fine' } });
  await press('Comment');
  await requestTo('/comment').answer(answer, status);
}

it('an opinion that could not be sent is not wrong: the reason stands at the buttons', async () => {
  await commented({ error: { message: 'Busy' } }, 503);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(opinion()).not.toHaveAttribute('aria-invalid');
});

it('an opinion is wrong if the server says so, or if it is missing', async () => {
  await commented({ error: { message: 'No', validationErrors: [{ message: 'Too long', members: ['comment'] }] } }, 400);
  expect(opinion()).toHaveAttribute('aria-invalid', 'true');
  fireEvent.change(opinion(), { target: { value: '' } });
  expect(opinion()).not.toHaveAttribute('aria-invalid');
  await press('Comment');
  expect(opinion()).toHaveAttribute('aria-invalid', 'true');
});

it('the field for the person to whom a request is transferred has a visible label', async () => {
  renderBar();
  await press('Transfer');
  expect(screen.getByText('People', { selector: 'label' })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Transfer' }).at(-1) as HTMLElement));
  expect(screen.getByRole('combobox', { name: 'People' })).toHaveAttribute('aria-invalid', 'true');
});
