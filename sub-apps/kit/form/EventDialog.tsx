import { type FormEvent, useRef, useState } from 'react';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource, StatusEvent } from '../../../contract/businessDescription.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useKit, useTold } from '../context.tsx';
import { showFirstProblem } from '../core/focus.ts';
import { Form } from '../core/form.ts';
import { newValues } from '../core/inputs.ts';
import { Fields } from './Fields.tsx';

interface Props {
  readonly resource: Resource;
  readonly event: StatusEvent;
  readonly values: Values;
  readonly names: Names;
  /** Throws if it is refused; problems of fields are shown next to them. */
  readonly perform: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a step's fields, or for confirmation. */
export function EventDialog({ resource, event, values, names, perform, onClose }: Props) {
  const { language, me, today, words } = useKit();
  const fields = resource.fields.filter(({ name }) => event.asks?.includes(name));
  const [form] = useState(() => {
    const beginning = { me, today };
    const known = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
    // The record's other values determine which fields apply and what is valid.
    return new Form({ fields, values: { ...known, ...newValues(fields, beginning, known) }, beginning, names });
  });
  const { failure, isSaving } = useTold(form);
  const element = useRef<HTMLFormElement>(null);
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const isDone = await form.save((now) =>
      perform(
        Object.fromEntries(
          fields
            .filter(({ computed, readOnly }) => !computed && !readOnly)
            .map(({ name }) => [name, now[name] ?? null]),
        ),
      ),
    );
    if (isDone) onClose();
    else if (element.current) showFirstProblem(form, element.current);
  };
  return (
    <Dialog label={event.label[language]} onClose={onClose} isWide={fields.some(({ type }) => type === 'lines')}>
      <form ref={element} noValidate onSubmit={save}>
        <h2>{event.label[language]}</h2>
        {event.confirm && <p>{event.confirm[language]}</p>}
        <Fields form={form} resource={resource.name} fields={fields} />
        {failure && (
          <p role="alert" className="bad">
            {failure[language]}
          </p>
        )}
        <div className="actions">
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="main" disabled={isSaving}>
            {event.label[language]}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
