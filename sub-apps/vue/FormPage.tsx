import { defineComponent, ref, shallowRef, watchEffect } from 'vue';
import { RouterLink, useRoute, useRouter } from 'vue-router';
import type { Resource } from '../../contract/businessDescription.ts';
import type { Values } from '../../contract/businessFields.ts';
import { formFields } from '../../contract/businessRules.ts';
import { callsOf } from '../kit/core/business.ts';
import { changesOf, chosenSide, lastWriter, type Other } from '../kit/core/conflict.ts';
import { dropDraft, keepDraft, keptDraft } from '../kit/core/drafts.ts';
import { saveForm } from '../kit/core/focus.ts';
import { Form } from '../kit/core/form.ts';
import { momentText } from '../kit/core/formats.ts';
import { newValues } from '../kit/core/inputs.ts';
import { recordTitle } from '../kit/core/titles.ts';
import type { Shown } from '../kit/core/types.ts';
import { fill } from '../kit/core/words.ts';
import { Failure, NoPage } from './Failure.tsx';
import { Fields } from './Fields.tsx';
import { described, recount, resourceNamed, said } from './look.ts';
import { useIsShown } from './useIsShown.ts';
import { useLeaving } from './useLeaving.tsx';
import { useTabTitle } from './useTabTitle.ts';
import { useTold } from './useTold.ts';
import { useUnsaved } from './useUnsaved.ts';
import { shownText } from './views.tsx';

/** How far back to look for the last writer. */
const NEWEST = 20;

/** Who saved first, and when. */
function othersOf(other: Other | undefined): string {
  const { language, words } = said.value;
  if (!other) return words.someone;
  const time = momentText(other.time, language, described.value?.today ?? '');
  return fill(words.changedBy, { name: other.name ?? words.system, time });
}

/** The form of an existing record, or of a new one. */
const RecordForm = defineComponent(
  ({ resource, shown }: { resource: Resource; shown: Shown | null }) => {
    const router = useRouter();
    const calls = callsOf(resource.name);
    const id = shown?.record.id;
    const fields = formFields(resource.fields);
    const beginning = {
      me: described.value?.me ?? { id: '', name: '' },
      // A form may stay open until the next day.
      get today() {
        return described.value?.today ?? '';
      },
    };
    const values = shown?.record.values ?? newValues(fields, beginning);
    const draftName = `${beginning.me.id}/${resource.name}/${id ?? 'new'}`;
    const draft = keptDraft(draftName);
    const form = new Form({ fields, values, beginning, names: shown?.names, id, draft });
    const state = useTold(form);
    const other = shallowRef<Other>();
    const list = `/${resource.name}`;
    const read = shown?.record.concurrencyStamp ?? '';
    let stamp = draft?.stamp ?? read;
    const isShown = useIsShown();
    const element = ref<HTMLFormElement>();
    const discard = () => {
      stamp = read;
      form.discard();
    };
    watchEffect(() => {
      const { isDirty, names, values: typed } = state.value;
      if (isDirty) keepDraft(draftName, { values: typed, base: form.base, stamp, names });
      else dropDraft(draftName);
    });
    const titleNow = () => {
      const { language, words } = said.value;
      return shown
        ? recordTitle(resource, shown.record, language)
        : fill(words.create, { one: resource.one[language] });
    };
    useTabTitle(titleNow);
    useUnsaved(() => state.value.isDirty, draftName);
    const question = useLeaving(() => state.value.isDirty);
    const send = async (now: Values) => {
      // Whoever leaves while files are still arriving saves nothing; the draft stays.
      if (!isShown.current) throw new DOMException('the form was left', 'AbortError');
      const done =
        id === undefined
          ? await calls.create(changesOf(fields, {}, now))
          : await calls.change(id, changesOf(fields, form.base, now), stamp).then(() => ({ id }));
      dropDraft(draftName);
      recount();
      if (isShown.current) await router.replace(`/${resource.name}/${encodeURIComponent(done.id)}`);
    };
    const reread = async () => {
      const [now, { items }] = await Promise.all([calls.read(id ?? ''), calls.history(id ?? '', NEWEST)]);
      other.value = lastWriter(items);
      stamp = now.record.concurrencyStamp ?? '';
      form.learn(now.names);
      return now.record.values;
    };
    const save = async (event: Event) => {
      event.preventDefault();
      await saveForm(form, () => element.value, send, id === undefined ? undefined : reread);
    };
    return () => {
      const { language, words } = said.value;
      const { conflict, failure, isDirty, isReceiving, isRestored, isSaving, isSending, names, problems } = state.value;
      const count = Object.keys(problems).length;
      return (
        <form ref={element} class="record-form" novalidate onSubmit={save}>
          <header class="head">
            <h1>{titleNow()}</h1>
          </header>
          {isRestored && isDirty && (
            <div class="notice inline" role="status" inert={isSending}>
              {words.draftBack}
              <button type="button" onClick={discard}>
                {words.draftDrop}
              </button>
            </div>
          )}
          {conflict && (
            <section class="notice conflict" role="alert" inert={isSending}>
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
                        <span>{shownText(difference.field, difference[side], names) || '—'}</span>
                      </button>
                    );
                  })}
                </fieldset>
              ))}
            </section>
          )}
          <Fields form={form} resource={resource.name} fields={fields} />
          <footer class="actions">
            <button type="submit" class="main" aria-disabled={isSaving}>
              {isSaving ? (isReceiving ? words.receiving : words.saving) : words.save}
            </button>
            <RouterLink class="button" to={id === undefined ? list : `${list}/${encodeURIComponent(id)}`}>
              {{ default: () => words.cancel }}
            </RouterLink>
            <span role="alert" class="bad">
              {failure?.[language] ?? (count > 0 ? fill(words.problems, { n: count }) : '')}
            </span>
          </footer>
          {question()}
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
    if (!resource) return <NoPage />;
    if (error.value !== undefined) return <Failure error={error.value} again={load} />;
    if (shown.value === undefined) return <p class="quiet">{said.value.words.loading}</p>;
    return <RecordForm resource={resource} shown={shown.value} />;
  };
});
