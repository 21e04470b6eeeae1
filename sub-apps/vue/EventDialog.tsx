import { defineComponent, ref } from 'vue';
import type { Resource, StatusEvent } from '../../contract/businessDescription.ts';
import type { Values } from '../../contract/businessFields.ts';
import { saveForm } from '../kit/core/focus.ts';
import { Form } from '../kit/core/form.ts';
import { newValues } from '../kit/core/inputs.ts';
import type { Shown } from '../kit/core/types.ts';
import { Dialog } from './Dialog.tsx';
import { Fields } from './Fields.tsx';
import { described, said } from './look.ts';
import { useTold } from './useTold.ts';
import { useUnsaved } from './useUnsaved.ts';

interface Props {
  resource: Resource;
  event: StatusEvent;
  shown: Shown;
  perform: (values: Values) => Promise<unknown>;
  closed: () => void;
}

/** Asks for a step's fields, or for confirmation. */
export const EventDialog = defineComponent(
  ({ resource, event, shown, perform, closed }: Props) => {
    const fields = resource.fields.filter(({ name }) => event.asks?.includes(name));
    const beginning = { me: described.value?.me ?? { id: '', name: '' }, today: described.value?.today ?? '' };
    const known = Object.fromEntries(
      Object.entries(shown.record.values).filter(([, value]) => value !== null && value !== undefined),
    );
    // The record's other values determine which fields apply and what is valid.
    const values = { ...known, ...newValues(fields, beginning, known) };
    const form = new Form({ fields, values, beginning, names: shown.names });
    const state = useTold(form);
    useUnsaved(() => state.value.isDirty);
    const element = ref<HTMLFormElement>();
    const save = async (submitted: Event) => {
      submitted.preventDefault();
      const send = (now: Values) => perform(Object.fromEntries(fields.map(({ name }) => [name, now[name] ?? null])));
      if (await saveForm(form, () => element.value, send)) closed();
    };
    return () => {
      const { language, words } = said.value;
      return (
        <Dialog label={event.label[language]} closed={closed}>
          {{
            default: () => (
              <form ref={element} novalidate onSubmit={save}>
                <h2>{event.label[language]}</h2>
                {event.confirm && <p>{event.confirm[language]}</p>}
                <Fields form={form} resource={resource.name} fields={fields} />
                {state.value.failure && (
                  <p role="alert" class="bad">
                    {state.value.failure[language]}
                  </p>
                )}
                <div class="actions">
                  <button type="button" onClick={closed}>
                    {words.cancel}
                  </button>
                  <button type="submit" class="main" aria-disabled={state.value.isSaving}>
                    {event.label[language]}
                  </button>
                </div>
              </form>
            ),
          }}
        </Dialog>
      );
    };
  },
  { props: ['resource', 'event', 'shown', 'perform', 'closed'] },
);
