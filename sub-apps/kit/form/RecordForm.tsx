import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, Values } from '../../../contract/businessFields.ts';
import { formFields } from '../../../contract/businessRules.ts';
import { CODE } from '../../shared/modules.js';
import { bridge } from '../../shared/portal.js';
import { useToast } from '../common/Toasts.tsx';
import { useKit, useTold } from '../context.tsx';
import { callsOf } from '../core/business.ts';
import { changesOf, lastWriter, type Other } from '../core/conflict.ts';
import { dropDraft, keepDraft, keptDraft } from '../core/drafts.ts';
import { saveForm } from '../core/focus.ts';
import { Form } from '../core/form.ts';
import { refusalOf } from '../core/formState.ts';
import { groupsOf } from '../core/rights.ts';
import { recordTitle } from '../core/titles.ts';
import type { Offered, Shown } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { useIsShown } from '../useIsShown.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { useUnsaved } from '../useUnsaved.ts';
import { Conflict } from './Conflict.tsx';
import { Fields } from './Fields.tsx';
import { useLeaving } from './useLeaving.tsx';

interface Props {
  readonly resource: Resource;
  readonly id: string;
  /** Null for a new record. */
  readonly shown: Shown | null;
  readonly values: Values;
  /** The records that the values refer to, if something is derived from them. */
  readonly chosen?: Readonly<Record<string, Offered>>;
  /** For something that is created by a different call: the call, and the label of its button. */
  readonly own?: {
    readonly create: (values: Values) => Promise<{ readonly id: string }>;
    readonly save: string;
  };
  /** The name of the person's draft: `resource/new` or `resource/id`. */
  readonly draft: string;
}

/** Lines already show the name that a group would. */
const isOfLines = (group: readonly Field[], name: string): boolean =>
  group.some(({ type, label }) => type === 'lines' && label.en === name);

/** How far back to look for the last writer: comments are not changes. */
const NEWEST = 20;

export function RecordForm({ resource, id, shown, values, chosen, own, draft }: Props) {
  const { language, me, recount, screens, today, words } = useKit();
  const navigate = useNavigate();
  const tell = useToast();
  const isShown = useIsShown();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const fields = useMemo(() => formFields(resource.fields), [resource]);
  const draftName = `${me.id}/${draft}`;
  const [kept] = useState(() => keptDraft(draftName));
  const day = useRef(today);
  day.current = today;
  // The form is initialised once; it merges what arrives later, and judges dates by the day it is by then.
  const [form] = useState(() => {
    const beginning = {
      me,
      get today() {
        return day.current;
      },
    };
    return new Form({ fields, values, beginning, names: shown?.names, chosen, id, draft: kept });
  });
  const state = useTold(form);
  const read = shown?.record.concurrencyStamp ?? '';
  const stamp = useRef(kept?.stamp ?? read);
  const [other, setOther] = useState<Other>();
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, names, values: typed } = state;
  const title =
    id && shown ? recordTitle(resource, shown.record, language) : fill(words.create, { one: resource.one[language] });

  useTabTitle(title);
  useEffect(() => {
    if (isDirty) keepDraft(draftName, { values: typed, base: form.base, stamp: stamp.current, names });
    else dropDraft(draftName);
  }, [isDirty, typed, names, draftName, form]);
  useUnsaved(isDirty, draftName);
  const question = useLeaving(isDirty);

  const send = async (now: Values) => {
    const done = id
      ? await calls.change(id, changesOf(fields, form.base, now), stamp.current).then(() => ({ id }))
      : await (own ?? calls).create(changesOf(fields, {}, now));
    dropDraft(draftName);
    recount();
    bridge?.emit(`${CODE}/changed`, { resource: resource.name, id: done.id });
    if (isShown.current) void navigate(`/${resource.name}/${encodeURIComponent(done.id)}`, { replace: true });
  };
  const reread = async () => {
    const [now, { items }] = await Promise.all([calls.read(id), calls.history(id, NEWEST)]);
    setOther(lastWriter(items));
    stamp.current = now.record.concurrencyStamp ?? '';
    form.learn(now.names);
    return now.record.values;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    let isSent = false;
    const sendOnce = async (now: Values) => {
      // Whoever leaves while files are still arriving saves nothing; the draft stays.
      if (!isShown.current) throw new DOMException('the form was left', 'AbortError');
      isSent = true;
      await send(now);
    };
    const isSaved = await saveForm(form, () => element.current, sendOnce, id ? reread : undefined);
    const why = refusalOf(form.get())?.[language] ?? fill(words.conflict, { others: words.someone });
    if (isSent && !isSaved && !isShown.current) tell(`${title}: ${why}`);
  };
  const count = Object.keys(state.problems).length;
  const groups = groupsOf({ ...resource, fields });
  const { preview: Preview } = screens[resource.screen ?? ''] ?? {};
  return (
    <div className={Preview ? 'beside' : ''}>
      <form ref={element} className="record-form" noValidate onSubmit={save} aria-label={title}>
        <header className="head">
          <h1>{title}</h1>
        </header>
        {state.isRestored && isDirty && (
          <div className="notice inline" role="status" inert={state.isSending}>
            {words.draftBack}
            <button
              type="button"
              onClick={() => {
                stamp.current = read;
                form.discard();
              }}
            >
              {words.draftDrop}
            </button>
          </div>
        )}
        {state.conflict && <Conflict form={form} differences={state.conflict} other={other} />}
        {groups.map(({ label, fields: group }) => (
          // Ungrouped fields are other ones only beside a group.
          <section
            key={label?.en ?? ''}
            aria-label={label?.[language] ?? (groups.length > 1 ? words.others : undefined)}
          >
            {label && !isOfLines(group, label.en) && <h2>{label[language]}</h2>}
            <Fields form={form} resource={resource.name} fields={group} />
          </section>
        ))}
        <footer className="actions">
          <button type="submit" className="main" aria-disabled={state.isSaving}>
            {state.isSaving ? (state.isReceiving ? words.receiving : words.saving) : (own?.save ?? words.save)}
          </button>
          <button
            type="button"
            onClick={() => void navigate(id ? `/${resource.name}/${encodeURIComponent(id)}` : `/${resource.name}`)}
          >
            {words.cancel}
          </button>
          <span role="alert" className="bad">
            {state.failure?.[language] ?? (count > 0 && fill(words.problems, { n: count }))}
          </span>
        </footer>
      </form>
      {Preview && <Preview resource={resource} values={state.values} />}
      {question}
    </div>
  );
}
