import type { Names } from '../../../contract/businessCalls.ts';
import type { Field, Text, Values } from '../../../contract/businessFields.ts';
import { boundFields, type Chosen, proposalsOf } from '../../../contract/businessFills.ts';
import { linesOf, withComputed } from '../../../contract/businessFormulas.ts';
import { bringTogether, type Difference } from './conflict.ts';
import type { Draft } from './drafts.ts';
import { failureTexts, isStale, problemsByField, stepFailureTexts } from './failures.ts';
import { faultsOf, fieldAt, saidWith } from './faults.ts';
import type { Beginnings, FormState } from './formState.ts';
import { chosenOf, newLine } from './inputs.ts';
import { isSame, withValueAt } from './paths.ts';
import { afterPress } from './press.ts';
import type { Offered } from './types.ts';

/** A form, independent of rendering: its values, their problems, and the state of saving. */
export class Form {
  readonly #given: Beginnings;
  /** The values as they were read, for comparison. */
  #base: Values;
  #state: FormState;
  /** The contents of the chosen records, by the fields that refer to them. */
  #chosen: Record<string, Chosen> = {};
  /** Fields and columns that the person has filled in: proposals do not overwrite them. */
  readonly #typed = new Set<string>();
  readonly #arriving = new Set<Promise<boolean>>();
  readonly #listeners = new Set<() => void>();

  constructor(given: Beginnings) {
    this.#given = given;
    this.#base = given.values;
    this.#state = this.#begun();
    if (given.draft) this.#restore(given.draft);
  }

  #begun(): FormState {
    const { beginning, chosen: given = {}, fields, id = '', names, values } = this.#given;
    const chosen = Object.entries(given);
    this.#chosen = Object.fromEntries(chosen.map(([name, one]) => [name, chosenOf(one, id)]));
    const { me } = beginning;
    const state: FormState = {
      values: withComputed(fields, values),
      problems: {},
      isSaving: false,
      isReceiving: false,
      isSending: false,
      failure: null,
      conflict: null,
      isDirty: false,
      isRestored: false,
      names: Object.assign({ [me.id]: { title: me.name } }, names, ...chosen.map(([, one]) => one.names)) as Names,
    };
    this.#state = state;
    return { ...state, problems: this.#heldElsewhere(Object.keys(given)) };
  }

  #restore({ values, base, names }: Draft): void {
    this.#base = base;
    for (const { name } of this.#given.fields) this.#typed.add(name);
    // Values derived from a record are known only for the record that the form would have started with.
    for (const name of Object.keys(this.#chosen))
      if (!isSame(values[name], this.#given.values[name])) delete this.#chosen[name];
    this.#tell({
      values: withComputed(this.#given.fields, values),
      names: { ...this.#state.names, ...names },
      problems: {},
      isRestored: true,
    });
  }

  readonly get = (): FormState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get fields(): readonly Field[] {
    return this.#given.fields;
  }
  get base(): Values {
    return this.#base;
  }

  /** Handles input by typing or picking. Clears the field's problem until the field is left. */
  write(path: string, value: unknown): void {
    this.#typed.add(path);
    const values = withComputed(this.#given.fields, withValueAt(this.#state.values, path, value));
    const over = saidWith(this.#given.fields, path);
    const problems = Object.entries(this.#state.problems).filter(([at]) => !over.includes(at));
    this.#tell({ values, problems: Object.fromEntries(problems), failure: null });
  }

  /** Handles the choice of a reference: applies its proposals, which replace everything that nobody has typed. */
  pick(path: string, picked: Offered | null): void {
    this.write(path, picked?.id ?? null);
    if (picked) this.learn({ [picked.id]: { title: picked.called ?? picked.title }, ...picked.names });
    const field = fieldAt(this.#given.fields, path);
    if (!field?.fills) return;
    const chosen = chosenOf(picked ?? { id: '', title: '', hint: '' }, this.#given.id ?? '');
    this.#chosen[path] = chosen;
    const place = path.slice(0, path.lastIndexOf('.') + 1);
    const proposed = picked
      ? proposalsOf(field, chosen.values, chosen.holding)
      : Object.fromEntries(boundFields(field).map((name) => [name, null]));
    const isFree = (name: string) =>
      boundFields(field).includes(name) || ![...this.#typed].some((one) => `${one}.`.startsWith(`${place}${name}.`));
    const taken = Object.entries(proposed).filter(([name]) => isFree(name));
    let { values } = this.#state;
    for (const [name, value] of taken) values = withValueAt(values, `${place}${name}`, value);
    const problems = Object.entries(this.#state.problems).filter(
      ([at]) => !taken.some(([name]) => `${at}.`.startsWith(`${place}${name}.`)),
    );
    this.#tell({
      values: withComputed(this.#given.fields, values),
      problems: Object.fromEntries(problems),
    });
    if (picked) this.#tell({ problems: { ...this.#state.problems, ...this.#heldElsewhere([path]) } });
  }

  /** Registers an upload in progress: saving waits for it, and does not happen if the upload fails. */
  receive(until: Promise<boolean>): void {
    this.#arriving.add(until);
    this.#tell({ isReceiving: true });
    void until.then(() => {
      this.#arriving.delete(until);
      this.#tell({ isReceiving: this.#arriving.size > 0 });
    });
  }

  /** Adds names for ids that came from elsewhere. */
  learn(names: Names): void {
    this.#tell({ names: { ...this.#state.names, ...names } });
  }

  /** Handles leaving a field: only now is its problem shown, since that moves the content below. */
  leave(path: string): void {
    afterPress(() => this.#look(path));
  }

  #look(path: string): void {
    const found = this.#problems()[path];
    const { [path]: _, ...problems } = this.#state.problems;
    this.#tell({ problems: found === undefined ? problems : { ...problems, [path]: found } });
  }

  addLine(name: string): void {
    const columns = this.#given.fields.find((field) => field.name === name)?.columns ?? [];
    this.write(name, [...linesOf(this.#state.values, name), newLine(columns, this.#given.beginning)]);
  }

  removeLine(name: string, place: number): void {
    this.write(
      name,
      linesOf(this.#state.values, name).filter((_, index) => index !== place),
    );
    // Problems of lines now belong to different lines.
    const kept = Object.entries(this.#state.problems).filter(([path]) => !path.startsWith(`${name}.`));
    this.#tell({ problems: Object.fromEntries(kept) });
  }

  /** Discards the restored draft and everything typed since: resets the form to its initial state. */
  discard(): void {
    this.#base = this.#given.values;
    this.#typed.clear();
    this.#state = this.#begun();
    this.#tell({});
  }

  /**
   * Saves by `send` if the rules allow it, and returns whether it was saved. `reread` reads what others have saved, for
   * a form whose record has been changed in the meantime.
   */
  async save(send: (values: Values) => Promise<unknown>, reread?: () => Promise<Values>): Promise<boolean> {
    if (this.#state.isSaving) return false;
    this.#tell({ isSaving: true, failure: null });
    let isWell = true;
    while (isWell && this.#arriving.size > 0) isWell = (await Promise.all(this.#arriving)).every(Boolean);
    const problems = this.#problems();
    const isReady = isWell && Object.keys(problems).length === 0;
    this.#tell({ problems, isSaving: isReady, isSending: isReady });
    if (!isReady) return false;
    try {
      await send(this.#state.values);
      this.#base = this.#state.values;
      this.#tell({ isSaving: false, isSending: false, conflict: null, isRestored: false });
      return true;
    } catch (error) {
      if (!isStale(error) || !reread || !(await this.#merge(reread)))
        this.#refused(error, reread ? failureTexts : stepFailureTexts);
      return false;
    }
  }

  /** The person has chosen one of two values; until the form is saved they can still switch. */
  choose({ field }: Difference, value: unknown): void {
    this.write(field.name, value);
  }

  async #merge(reread: () => Promise<Values>): Promise<boolean> {
    try {
      const theirs = await reread();
      const { values, differences } = bringTogether(this.#given.fields, this.#base, this.#state.values, theirs);
      this.#base = theirs;
      const answered = { isSaving: false, isSending: false };
      this.#tell({ ...answered, values: withComputed(this.#given.fields, values), conflict: differences });
      return true;
    } catch {
      return false;
    }
  }

  #refused(error: unknown, textsOf: (error: unknown) => Text): void {
    const told = problemsByField(error);
    const known = Object.entries(told).filter(([path]) => fieldAt(this.#given.fields, path));
    // Avoids duplicate messages: if every problem has a field, the fields show them.
    const isSaid = known.length > 0 && known.length === Object.keys(told).length;
    const failure = isSaid ? null : textsOf(error);
    this.#tell({ isSaving: false, isSending: false, problems: Object.fromEntries(known), failure });
  }

  #problems(): Record<string, Text> {
    const { beginning, fields } = this.#given;
    const known = { today: beginning.today, before: this.#base, chosen: this.#chosen };
    return faultsOf(fields, this.#state.values, known);
  }

  /** Problems of references that are shown at once: the person cannot fix what others hold. */
  #heldElsewhere(names: readonly string[]): Record<string, Text> {
    const references = names.filter((name) => name in this.#chosen);
    return Object.fromEntries(Object.entries(this.#problems()).filter(([path]) => references.includes(path)));
  }

  #tell(patch: Partial<FormState>): void {
    const next = { ...this.#state, ...patch };
    const isDirty = this.#given.fields.some(({ name }) => !isSame(next.values[name], this.#base[name]));
    this.#state = { ...next, isDirty };
    for (const listener of this.#listeners) listener();
  }
}
