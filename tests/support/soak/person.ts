import type { UnknownAction } from '@reduxjs/toolkit';
import type { UserTask } from '../../../contract/tasks.ts';
import * as company from '../../../src/features/companySwitch/companySwitchEvents.ts';
import * as feedback from '../../../src/features/feedback/feedbackSlice.ts';
import { signInSubmitted } from '../../../src/features/login/loginSlice.ts';
import { latestNotices } from '../../../src/features/notices/noticesSlice.ts';
import * as centre from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import * as dialog from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { qrContentResource } from '../../../src/features/qrCode/qrCodeSlice.ts';
import { reconnectWanted } from '../../../src/features/realtime/realtimeEvents.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import * as calendar from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { logoutWanted } from '../../../src/features/session/sessionSlice.ts';
import * as task from '../../../src/features/task/taskSlice.ts';
import * as form from '../../../src/features/taskForm/taskFormSlice.ts';
import * as todo from '../../../src/features/todoCentre/todoCentreSlice.ts';
import { agenda, ownCompany, todoCard } from '../../../src/features/workbench/workbenchSlice.ts';
import { COMPANIES } from './server.ts';
import type { Soak } from './soak.ts';

/** The time a person needs between two clicks in a dialog that is in the way. */
const CLICK_MS = 700;
const DEEDS = {
  openForm: 6,
  type: 14,
  send: 4,
  discard: 1,
  openDialog: 3,
  pressTab: 3,
  close: 3,
  goBack: 3,
  walkTodos: 5,
  walkCalendar: 5,
  walkNotifications: 3,
  follow: 2,
  complete: 2,
  remove: 1,
  switchCompany: 2,
  reload: 1,
  logOut: 1,
  tryAgain: 2,
} as const;
type Deed = keyof typeof DEEDS;
const RETRIES = [
  ...[ownCompany.wanted(), centre.moduleSummary.wanted(), todo.todoCounts.wanted(), latestNotices.wanted()],
  ...[agenda.wanted(), todoCard.wanted('inProgress'), todoCard.wanted('participating')],
];

/** Lin at work: does one thing at a time, and only what the screen offers at that moment. */
export class Person {
  readonly #soak: Soak;
  #words = 0;

  constructor(soak: Soak) {
    this.#soak = soak;
  }

  /** Does the next thing the screen asks of her, otherwise whatever comes to mind. */
  async act(): Promise<void> {
    // Nobody works in a background tab.
    this.#soak.tab.setVisible(true);
    if (!(await this.overcome())) await this.#work(this.#soak.chances.weighted(DEEDS));
  }

  /** Deals with whatever stands between her and her work; false if nothing does. */
  async overcome(): Promise<boolean> {
    const { network, feedback: shown, session, companySwitch, routing, reload } = this.#soak.state();
    if (network.status !== 'online') return true;
    if (shown.confirmation !== null) {
      this.answer(this.#soak.chances.isOneIn(2));
      return true;
    }
    if (companySwitch.status !== 'closed') {
      await this.#choose();
      return true;
    }
    if (session.hostToken === null || session.hostInfo === null) {
      if (routing.location.pathname !== '/login') this.#do(navigationWanted({ to: '/login' }));
      this.#do(signInSubmitted({ userName: 'lin', password: 'secret' }));
      return true;
    }
    if (routing.location.pathname !== '/portal' && reload.status === 'idle') {
      this.#do(navigationWanted({ to: '/portal' }));
      return true;
    }
    return false;
  }

  /** Says yes or no to the open question. A yes to leaving a form gives up what is in it. */
  answer(yes: boolean): void {
    const { confirmation } = this.#soak.state().feedback;
    if (confirmation === null) return;
    const { question } = confirmation;
    if (yes && 'key' in question && question.key === 'task:leaveUnsaved')
      this.#soak.ledger.givenUp(this.#soak.ledger.openForm(this.#soak.state()));
    this.#do(yes ? feedback.confirmationAccepted(confirmation.id) : feedback.confirmationDismissed(confirmation.id));
  }

  async #choose(): Promise<void> {
    const { status, companies, action } = this.#soak.state().companySwitch;
    if (status !== 'choosing') return;
    if (companies.status === 'failed') this.#do(company.companiesResource.wanted());
    else if (action === 'switch' && this.#soak.chances.isOneIn(4)) this.#do(company.chooserCancelled());
    else {
      const wanted = this.#soak.chances.oneOf(COMPANIES) ?? COMPANIES[0];
      if (wanted) this.#do(company.companyPicked(wanted.tenantId));
      await this.#soak.pass(CLICK_MS);
      this.#do(company.switchConfirmed());
      if (this.#soak.chances.isOneIn(2)) this.#do(company.switchConfirmed());
    }
  }

  async #work(deed: Deed): Promise<void> {
    const { chances, ledger } = this.#soak;
    const state = this.#soak.state();
    const own = this.#rows().filter(({ isEditOrDelete }) => isEditOrDelete);
    const isEditing = state.taskForm.status === 'editing';
    if (deed === 'type' && isEditing) this.type();
    else if (deed === 'type' || deed === 'openForm') this.#openSomeForm(chances.oneOf(own)?.id ?? null);
    else if (deed === 'send' && isEditing) this.#send();
    else if (deed === 'discard' && isEditing && state.taskForm.draftFrom !== null) {
      ledger.givenUp(ledger.openForm(state));
      this.#do(form.draftDiscarded());
    } else if (deed === 'openDialog') this.#do(dialog.dialogOpened({ tab: 1 }));
    else if (deed === 'pressTab') this.#do(dialog.dialogTabPressed(chances.oneOf([1, 2, 3] as const) ?? 1));
    else if (deed === 'close') this.#do(dialog.dialogClosePressed());
    else if (deed === 'goBack' && state.notificationDialog.status === 'open') window.history.back();
    else if (deed === 'walkTodos') this.#walkTodos();
    else if (deed === 'walkCalendar') this.#walkCalendar();
    else if (deed === 'walkNotifications') this.#walkNotifications();
    else if (deed === 'follow') this.#withRow((row) => task.followWanted({ id: row.id, isCollection: true }));
    else if (deed === 'complete') this.#withRow((row) => task.completionWanted({ id: row.id, status: 0 }));
    else if (deed === 'remove') {
      const row = chances.oneOf(own.slice(1));
      if (row) this.#do(task.taskDeletionWanted({ kind: 'personal', id: row.id }));
    } else if (deed === 'switchCompany') {
      await this.#soak.pass(CLICK_MS);
      if (!(await this.overcome())) this.#do(company.chooserOpened({ action: 'switch' }));
    } else if (deed === 'reload') await this.#soak.reload();
    else if (deed === 'logOut' && chances.isOneIn(3)) this.#do(logoutWanted());
    else if (deed === 'tryAgain') this.#tryAgain();
  }

  /** Types a text that says where it belongs. */
  type(): void {
    const { chances, ledger } = this.#soak;
    const open = ledger.openForm(this.#soak.state());
    if (open === null) return;
    this.#words += 1;
    const title = `${open.tenantId} ${this.#words}`;
    this.#do(form.taskFormChanged(chances.isOneIn(4) ? { title, description: `about ${title}` } : { title }));
    if (this.#soak.state().taskForm.values.title !== title) return;
    ledger.typed(open, this.#soak.state().taskForm.values);
  }

  #send(): void {
    this.type();
    const open = this.#soak.ledger.openForm(this.#soak.state());
    this.#do(form.taskFormChanged({ startedAt: '2026-12-01T09:00:00', endAt: '2026-12-01T10:00:00' }));
    if (open) this.#soak.ledger.typed(open, this.#soak.state().taskForm.values);
    this.#do(form.taskSaveWanted());
  }

  #openSomeForm(ownId: string | null): void {
    const edit = ownId !== null && this.#soak.chances.isOneIn(2);
    if (this.#soak.chances.isOneIn(3))
      this.#do(dialog.dialogOpened({ tab: 3, intent: { kind: 'create', date: this.#someDay() } }));
    else if (edit) this.#do(dialog.dialogOpened({ tab: 2, intent: { kind: 'edit', id: ownId } }));
    else this.#do(dialog.dialogOpened({ tab: 2, intent: { kind: 'create' } }));
  }

  #walkTodos(): void {
    const { chances } = this.#soak;
    const row = chances.oneOf(this.#rows());
    const list = chances.oneOf(['inProgress', 'overdue', 'participating', 'started'] as const) ?? 'started';
    const ways: UnknownAction[] = [
      todo.todoListPicked(list),
      todo.todoCreatePressed(),
      todo.todoBackPressed(),
      todo.todoRows.nextRequested(this.#soak.state().todoCentre.list),
      ...(row ? [todo.todoPressed(row), todo.todoPressed(row), todo.todoEditPressed(row.id)] : []),
    ];
    this.#do(chances.oneOf(ways) ?? todo.todoBackPressed());
  }

  #walkCalendar(): void {
    const row = this.#soak.chances.oneOf(this.#rows());
    const ways: UnknownAction[] = [
      calendar.dayPressed(this.#someDay()),
      calendar.scheduleCreatePressed(this.#someDay()),
      calendar.cursorMoved(this.#someDay()),
      calendar.scheduleBackPressed(),
      calendar.calendarPressed(),
      ...(row ? [calendar.schedulePressed(row.id), calendar.scheduleEditPressed(row.id)] : []),
    ];
    this.#do(this.#soak.chances.oneOf(ways) ?? calendar.scheduleBackPressed());
  }

  #walkNotifications(): void {
    const { lists } = this.#soak.state().notificationCentre;
    const shown = this.#soak.chances.oneOf(lists.all.items);
    const ways: UnknownAction[] = [
      centre.moduleOpened('OA'),
      centre.moduleOpened('BPM'),
      centre.filterChosen('unread'),
      centre.notificationBackPressed(),
      ...(shown ? [centre.notificationPressed(shown)] : []),
    ];
    if (this.#soak.state().notificationDialog.status === 'open') this.#do(this.#soak.chances.oneOf(ways) ?? ways[0]);
  }

  #tryAgain(): void {
    const { realtime, qrCode, taskForm } = this.#soak.state();
    if (taskForm.status === 'failed') this.#do(form.formValues.wanted());
    else if (qrCode.content.status === 'failed') this.#do(qrContentResource.wanted());
    else if (realtime.status === 'gaveUp') this.#do(reconnectWanted());
    else this.#do(this.#soak.chances.oneOf(RETRIES) ?? centre.moduleSummary.wanted());
  }

  #rows(): UserTask[] {
    const { todoCentre, workbench } = this.#soak.state();
    return [...todoCentre.page.items, ...(workbench.lists['participating']?.data ?? [])];
  }
  #withRow(deed: (row: UserTask) => UnknownAction): void {
    const row = this.#soak.chances.oneOf(this.#rows());
    if (row) this.#do(deed(row));
  }
  #someDay(): string {
    return `2026-12-${String(this.#soak.chances.between(1, 28)).padStart(2, '0')}`;
  }

  #do(action: UnknownAction | undefined): void {
    if (!action) return;
    this.#soak.note(`does ${action.type} ${JSON.stringify(action['payload'] ?? '').slice(0, 120)}`);
    this.#soak.tab.dispatch(action);
  }
}
