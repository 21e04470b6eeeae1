import type { UnknownAction } from '@reduxjs/toolkit';
import { logoutWanted } from '../../../src/features/session/sessionSlice.ts';
import { taskDeleted } from '../../../src/features/task/taskSlice.ts';
import type { TaskValues } from '../../../src/features/task/taskValues.ts';
import { taskFormOpened, taskSaved, taskSaveSucceeded } from '../../../src/features/taskForm/taskFormSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import type { Server } from './server.ts';

/** A form as a person thinks of it: its company, its kind and its task (`new`: not sent yet). */
export interface FormName {
  readonly tenantId: string;
  readonly kind: 'personal' | 'schedule';
  readonly id: string | null;
}
const keyOf = ({ tenantId, kind, id }: FormName) => `${tenantId} ${kind} ${id ?? 'new'}`;

/** What the person remembers typing, and has not yet sent or given up. */
export class Ledger {
  readonly #typed = new Map<string, { form: FormName; values: TaskValues }>();

  /** The company in which the open form was opened; another tab may since have entered a different one. */
  #openedIn: string | null = null;
  readonly #server: Server;
  readonly #complain: (text: string) => void;
  constructor(server: Server, complain: (text: string) => void) {
    this.#server = server;
    this.#complain = complain;
  }

  /** The open form; null if there is none. */
  openForm({ taskForm }: RootState): FormName | null {
    if (taskForm.status === 'closed' || this.#openedIn === null) return null;
    return { tenantId: this.#openedIn, kind: taskForm.kind, id: taskForm.id };
  }

  typed(form: FormName, values: TaskValues): void {
    this.#typed.set(keyOf(form), { form, values });
  }
  givenUp(form: FormName | null): void {
    if (form !== null) this.#typed.delete(keyOf(form));
  }
  /** After an explicit end of the session, in any tab. */
  allGivenUp(): void {
    this.#typed.clear();
  }
  formsOf(tenantId: string): FormName[] {
    return [...this.#typed.values()].map(({ form }) => form).filter((form) => form.tenantId === tenantId);
  }

  /** Follows the portal's actions. `before` is the state before the action. */
  hear(action: UnknownAction, before: RootState): void {
    if (taskFormOpened.match(action)) this.#openedIn = before.session.tenantId;
    if (logoutWanted.match(action)) this.allGivenUp();
    if (taskSaveSucceeded.match(action)) {
      const { title } = before.taskForm.values;
      if (!this.#server.hasTask(this.#openedIn ?? '', title)) this.#complain(`'${title}' was never sent`);
      this.givenUp(this.openForm(before));
    }
    // Nothing is left to restore of a form that was saved after it had been left.
    if (taskSaved.match(action) && action.payload.isLeft && before.session.tenantId !== null)
      this.givenUp({ tenantId: before.session.tenantId, ...action.payload });
    if (taskDeleted.match(action))
      for (const { form } of [...this.#typed.values()]) if (form.id === action.payload.id) this.givenUp(form);
  }

  /** Checks that the open form shows what was typed into it, and nothing of another company. */
  check(state: RootState): void {
    const form = this.openForm(state);
    const { status, values } = state.taskForm;
    if (form === null || status !== 'editing') return;
    if (values.title !== '' && !values.title.startsWith(form.tenantId))
      this.#complain(`the form of ${form.tenantId} shows '${values.title}'`);
    const expected = this.#typed.get(keyOf(form))?.values;
    if (expected && JSON.stringify(expected) !== JSON.stringify(values))
      this.#complain(`lost draft of ${keyOf(form)}: '${expected.title}' was typed, '${values.title}' is shown`);
  }
}
