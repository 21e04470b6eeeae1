import { defineComponent, ref, watchEffect } from 'vue';
import { RouterLink, useRoute } from 'vue-router';
import { MODULE, placeOf } from '../shared/modules.js';
import { bridge } from '../shared/portal.js';
import { type Entry, findEntry, settle } from '../shared/records.js';
import { entitle, failureText, labelOf } from '../shared/texts.js';
import { Confirm } from './Confirm.tsx';
import { Failure } from './Failure.tsx';
import { said } from './look.ts';
import { useAnswer } from './useAnswer.ts';

const isTodo = MODULE.notices === null;

const factsOf = (entry: Entry) => (
  <dl>
    <dt>{said.value.text.state}</dt>
    <dd>{entry.isOpen ? said.value.text.isOpen : said.value.text.isDone}</dd>
    {entry.facts.map(({ name, value }) => [
      <dt key={`${name} label`}>{labelOf(name)}</dt>,
      <dd key={name}>{value}</dd>,
    ])}
  </dl>
);
const backToList = () => <RouterLink to="/list">{{ default: () => said.value.text.back }}</RouterLink>;

export const DetailPage = defineComponent(() => {
  const route = useRoute();
  const id = () => String(route.params['id']);
  const { answer, again } = useAnswer(() => findEntry(id()));
  const isAsking = ref(false);
  const refused = ref('');
  watchEffect(() => said.value && entitle(answer.value.value?.title ?? ''));
  const answered = (isYes: boolean) => {
    isAsking.value = false;
    const entry = answer.value.value;
    if (!isYes || !entry) return;
    settle(entry).then(again, (reason) => {
      refused.value = failureText(reason);
    });
  };
  const openInPortal = () => bridge?.request('notification.open', placeOf(id()));
  return () => {
    const { text } = said.value;
    const { error, isLoading, value } = answer.value;
    if (isLoading) return <p class="quiet">{text.loading}</p>;
    if (error !== undefined) return <Failure error={error} again={again} />;
    if (!value) return <p>{[text.notFound, ' ', backToList()]}</p>;
    return (
      <article>
        <h2>{value.title}</h2>
        {factsOf(value)}
        {refused.value && (
          <p role="alert" class="bad">
            {refused.value}
          </p>
        )}
        <div class="actions">
          {value.isOpen && (
            <button
              type="button"
              class="main"
              onClick={() => {
                isAsking.value = true;
              }}
            >
              {isTodo ? text.settleTodo : text.settle}
            </button>
          )}
          {bridge && (
            <button type="button" onClick={openInPortal}>
              {text.open}
            </button>
          )}
          {backToList()}
        </div>
        {isAsking.value && <Confirm question={isTodo ? text.settleTodoAsk : text.settleAsk} answered={answered} />}
      </article>
    );
  };
});
