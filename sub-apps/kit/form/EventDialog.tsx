import { type FormEvent, useRef, useState } from 'react';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource, StatusEvent } from '../../../contract/businessDescription.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit, useTold } from '../context.tsx';
import { saveForm } from '../core/focus.ts';
import { Form } from '../core/form.ts';
import { refusalOf } from '../core/formState.ts';
import { newValues } from '../core/inputs.ts';
import { useIsShown } from '../useIsShown.ts';
import { useUnsaved } from '../useUnsaved.ts';
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
  const { failure, isDirty, isSaving } = useTold(form);
  useUnsaved(isDirty);
  const tell = useToast();
  const isShown = useIsShown();
  const element = useRef<HTMLFormElement>(null);
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const send = (now: Values) =>
      perform(
        Object.fromEntries(
          fields
            .filter(({ computed, readOnly }) => !computed && !readOnly)
            .map(({ name }) => [name, now[name] ?? null]),
        ),
      );
    const isSaved = await saveForm(form, () => element.current, send);
    const why = isSaved ? undefined : refusalOf(form.get());
    if (isShown.current && isSaved) onClose();
    if (!isShown.current && why) tell(`${event.label[language]}: ${why[language]}`);
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
          <button type="submit" className="main" aria-disabled={isSaving}>
            {event.label[language]}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
