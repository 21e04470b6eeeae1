import { defineComponent, ref, shallowRef } from 'vue';
import { RouterLink, useRoute, useRouter } from 'vue-router';
import type { Resource } from '../../contract/businessDescription.ts';
import type { Text, Values } from '../../contract/businessFields.ts';
import { linesOf } from '../../contract/businessFormulas.ts';
import { callsOf } from '../kit/core/business.ts';
import { isStale, stepFailureTexts } from '../kit/core/failures.ts';
import { headOf, isFigure } from '../kit/core/formats.ts';
import { groupsOf, isFact } from '../kit/core/rights.ts';
import { offered } from '../kit/core/statuses.ts';
import { recordTitle } from '../kit/core/titles.ts';
import type { Shown } from '../kit/core/types.ts';
import { Activity } from './Activity.tsx';
import { EventDialog } from './EventDialog.tsx';
import { Failure, NoPage } from './Failure.tsx';
import { recount, resourceNamed, said } from './look.ts';
import { Question } from './Question.tsx';
import { Related } from './Related.tsx';
import { useIsShown } from './useIsShown.ts';
import { useTabTitle } from './useTabTitle.ts';
import { useAnswer } from './useTold.ts';
import { placeLink, shownValue, statusLineOf, statusParts } from './views.tsx';

/** Asked before a record is deleted; no event of a status has this name. */
const REMOVAL = 'delete?';

const factsOf = (resource: Resource, { record, names }: Shown) =>
  groupsOf(resource).map(({ label, fields }) => (
    <section key={label?.en ?? ''}>
      {label && <h2>{label[said.value.language]}</h2>}
      <dl class="grid">
        {fields
          .filter((field) => isFact(field, record.values))
          .map((field) => (
            <div key={field.name} class={field.type === 'longText' ? 'wide' : ''}>
              <dt>{field.label[said.value.language]}</dt>
              <dd>{shownValue(field, record.values[field.name], names)}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));

const linesTables = (resource: Resource, { record, names }: Shown) =>
  resource.fields
    .filter((field) => field.type === 'lines' && linesOf(record.values, field.name).length > 0)
    .map((field) => (
      <section key={field.name}>
        <h2>{field.label[said.value.language]}</h2>
        <section class="scroll" aria-label={field.label[said.value.language]}>
          <table>
            <thead>
              <tr>
                {field.columns?.map((column) => (
                  <th key={column.name} scope="col" class={isFigure(column) ? 'figure' : ''}>
                    {headOf(column, said.value.language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(record.values, field.name).map((line, index) => (
                <tr key={index}>
                  {field.columns?.map((column) => (
                    <td
                      key={column.name}
                      class={isFigure(column) ? 'figure' : ''}
                      data-label={column.label[said.value.language]}
                    >
                      {shownValue(column, line[column.name], names)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    ));

/** The page of a record: its content, the actions currently possible, and its history. */
export const RecordPage = defineComponent(() => {
  const route = useRoute();
  const router = useRouter();
  const resource = resourceNamed(route.params['resource']);
  const calls = callsOf(resource?.name ?? '');
  const id = String(route.params['id']);
  const { answer, again } = useAnswer(() => calls.read(id));
  const asking = ref('');
  const isShown = useIsShown();
  const refused = shallowRef<Text | null>(null);
  useTabTitle(
    () => resource && answer.value.value && recordTitle(resource, answer.value.value.record, said.value.language),
  );
  const move = (event: string, values: Values) =>
    calls.move(id, event, values, answer.value.value?.record.concurrencyStamp ?? '').then(() => {
      again();
      recount();
    });
  const refuse = (error: unknown) => {
    refused.value = stepFailureTexts(error);
    if (isStale(error)) again();
  };
  /**
   * For a step with a dialog: if the caller was too late, shows the latest state, and keeps the input while the step is
   * still possible.
   */
  const step = (name: string, values: Values) =>
    move(name, values).catch((error: unknown) => {
      if (isStale(error)) refuse(error);
      throw error;
    });
  const press = (name: string, mustAsk: boolean) => {
    refused.value = null;
    if (mustAsk) asking.value = name;
    else void move(name, {}).catch(refuse);
  };
  const remove = async () => {
    asking.value = '';
    try {
      await calls.remove(id, answer.value.value?.record.concurrencyStamp ?? '');
      recount();
      if (isShown.current) await router.replace(`/${resource?.name}`);
    } catch (error) {
      refuse(error);
    }
  };
  const actions = (found: Resource, { record, may }: Shown) => (
    <div class="actions">
      {may.delete && (
        <button type="button" onClick={() => press(REMOVAL, true)}>
          {said.value.words.remove}
        </button>
      )}
      {may.change && (
        <RouterLink class="button" to={`/${found.name}/${encodeURIComponent(id)}/edit`}>
          {{ default: () => said.value.words.edit }}
        </RouterLink>
      )}
      {offered(found, record.status, may.events).map(([name, event]) => (
        <button
          key={name}
          type="button"
          class={event.primary ? 'main' : ''}
          onClick={() => press(name, (event.asks?.length ?? 0) > 0 || event.confirm !== undefined)}
        >
          {event.label[said.value.language]}
        </button>
      ))}
    </div>
  );
  return () => {
    const { language, words } = said.value;
    const { error, value } = answer.value;
    if (!resource) return <NoPage />;
    if (!value)
      return error === undefined ? <p class="quiet">{words.loading}</p> : <Failure error={error} again={again} />;
    // Closes the question about a step that is no longer possible.
    const asked = offered(resource, value.record.status, value.may.events).find(([name]) => name === asking.value)?.[1];
    return (
      <article class="record">
        <header class="record-head">
          <RouterLink class="back" to={`/${resource.name}`}>
            {{
              default: () => [
                <span key="mark" aria-hidden="true">
                  ‹
                </span>,
                resource.label[language],
              ],
            }}
          </RouterLink>
          <div class="head">
            <h1>{recordTitle(resource, value.record, said.value.language)}</h1>
            {statusParts(resource, value.record)}
            {actions(resource, value)}
          </div>
          {refused.value && (
            <p role="alert" class="bad">
              {refused.value[said.value.language]}
            </p>
          )}
        </header>
        <div class="record-main">
          {statusLineOf(resource, value.record.status)}
          {value.notes.map(({ text, leadsTo }) => (
            <p key={`${text.en} ${leadsTo?.id}`} class="notice inline">
              {text[language]}
              {leadsTo ? placeLink(leadsTo.resource, `/${encodeURIComponent(leadsTo.id)}`, leadsTo.called) : null}
            </p>
          ))}
          {factsOf(resource, value)}
          {linesTables(resource, value)}
          <Related resource={resource} shown={value} />
        </div>
        <Activity resource={resource} calls={calls} id={id} />
        {asking.value === REMOVAL && (
          <Question
            question={words.removeAsk}
            yes={words.remove}
            no={words.cancel}
            isGrave
            closed={(isYes) => {
              if (isYes) void remove();
              else asking.value = '';
            }}
          />
        )}
        {asked && (
          <EventDialog
            resource={resource}
            event={asked}
            shown={value}
            perform={(values) => step(asking.value, values)}
            closed={() => {
              asking.value = '';
            }}
          />
        )}
      </article>
    );
  };
});
