import { defineComponent, onBeforeUnmount, shallowRef, watchEffect } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import type { Resource } from '../../contract/businessDescription.ts';
import type { Values } from '../../contract/businessFields.ts';
import { formFields } from '../../contract/businessRules.ts';
import { callsOf } from '../kit/core/business.ts';
import { changesOf, chosenSide, lastWriter, type Other } from '../kit/core/conflict.ts';
import { dropDraft, keepDraft, keptDraft } from '../kit/core/drafts.ts';
import { Form } from '../kit/core/form.ts';
import { momentText } from '../kit/core/formats.ts';
import { newValues } from '../kit/core/inputs.ts';
import type { Shown } from '../kit/core/types.ts';
import { fill } from '../kit/core/words.ts';
import { sayDirty } from '../shared/portal.js';
import { Failure } from './Failure.tsx';
import { Fields } from './Fields.tsx';
import { described, resourceNamed, said } from './look.ts';
import { useTold } from './useTold.ts';
import { shownText } from './views.tsx';

/** As far as it is looked for who wrote last. */
const NEWEST = 20;

/** Who saved first, and when. */
function othersOf(other: Other | undefined): string {
  const { language, words } = said.value;
  if (!other) return words.someone;
  const time = momentText(other.time, language, described.value?.today ?? '');
  return fill(words.changedBy, { name: other.name ?? words.system, time });
}

/** The form of a record that is there, or of a new one. */
const RecordForm = defineComponent(
  ({ resource, shown }: { resource: Resource; shown: Shown | null }) => {
    const router = useRouter();
    const calls = callsOf(resource.name);
    const id = shown?.record.id;
    const fields = formFields(resource.fields);
    const beginning = { me: described.value?.me ?? { id: '', name: '' }, today: described.value?.today ?? '' };
    const values = shown?.record.values ?? newValues(fields, beginning);
    const form = new Form({ fields, values, beginning });
    const state = useTold(form);
    const other = shallowRef<Other>();
    const draftName = `${resource.name}/${id ?? 'new'}`;
    let stamp = shown?.record.concurrencyStamp ?? '';
    const draft = keptDraft(draftName);
    if (draft) {
      stamp = draft.stamp ?? stamp;
      form.restore(draft.values, draft.base);
    }
    watchEffect(() => {
      sayDirty(state.value.isDirty);
      if (state.value.isDirty) keepDraft(draftName, { values: state.value.values, base: form.base, stamp });
    });
    onBeforeUnmount(() => sayDirty(false));
    const send = async (now: Values) => {
      const done =
        id === undefined
          ? await calls.create(changesOf(fields, {}, now))
          : await calls.change(id, changesOf(fields, form.base, now), stamp).then(() => ({ id }));
      dropDraft(draftName);
      sayDirty(false);
      await router.replace(`/${resource.name}/${encodeURIComponent(done.id)}`);
    };
    const reread = async () => {
      const [now, { items }] = await Promise.all([calls.read(id ?? ''), calls.history(id ?? '', NEWEST)]);
      other.value = lastWriter(items);
      stamp = now.record.concurrencyStamp ?? '';
      return now.record.values;
    };
    const save = (event: Event) => {
      event.preventDefault();
      void form.save(send, id === undefined ? undefined : reread);
    };
    return () => {
      const { language, words } = said.value;
      const { conflict, failure, isReceiving, isSaving, problems } = state.value;
      const count = Object.keys(problems).length;
      return (
        <form class="record-form" novalidate onSubmit={save}>
          <header class="head">
            <h1>{shown?.record.number ?? fill(words.create, { one: resource.one[language] })}</h1>
          </header>
          {conflict && (
            <section class="notice conflict" role="alert">
              <p>
                {fill(conflict.length > 0 ? words.conflict : words.conflictMerged, { others: othersOf(other.value) })}
              </p>
              {conflict.map((difference) => (
                <fieldset key={difference.field.name}>
                  <legend>{difference.field.label[language]}</legend>
                  {(['mine', 'theirs'] as const).map((side) => {
                    const isChosen = chosenSide(difference, state.value.values) === side;
                    return (
                      <button
                        key={side}
                        type="button"
                        aria-pressed={isChosen}
                        onClick={() => form.choose(difference, difference[side])}
                      >
                        <small>{isChosen ? `${words[side]} · ${words.chosen}` : words[side]}</small>
                        <span>{shownText(difference.field, difference[side], shown?.names ?? {}) || '—'}</span>
                      </button>
                    );
                  })}
                </fieldset>
              ))}
            </section>
          )}
          <Fields form={form} resource={resource.name} fields={fields} names={shown?.names ?? {}} />
          <footer class="actions">
            <button type="submit" class="main" disabled={isSaving}>
              {isSaving ? (isReceiving ? words.receiving : words.saving) : words.save}
            </button>
            <span role="alert" class="bad">
              {failure?.[language] ?? (count > 0 ? fill(words.problems, { n: count }) : '')}
            </span>
          </footer>
        </form>
      );
    };
  },
  { props: ['resource', 'shown'] },
);

export const FormPage = defineComponent(() => {
  const route = useRoute();
  const resource = resourceNamed(route.params['resource']);
  const { id } = route.params;
  const shown = shallowRef<Shown | null>();
  const error = shallowRef<unknown>();
  const load = async () => {
    error.value = undefined;
    try {
      shown.value = typeof id === 'string' && resource ? await callsOf(resource.name).read(id) : null;
    } catch (reason) {
      error.value = reason;
    }
  };
  void load();
  return () => {
    if (!resource) return <p>{said.value.words.noPage}</p>;
    if (error.value !== undefined) return <Failure error={error.value} again={load} />;
    if (shown.value === undefined) return <p class="quiet">{said.value.words.loading}</p>;
    return <RecordForm resource={resource} shown={shown.value} />;
  };
});
