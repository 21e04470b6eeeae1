import { computed, defineComponent, watchEffect } from 'vue';
import { RouterLink, useRoute, useRouter } from 'vue-router';
import { type Entry, listEntries, search } from '../shared/records.js';
import { entitle } from '../shared/texts.js';
import { Failure } from './Failure.tsx';
import { said } from './look.ts';
import { useAnswer } from './useAnswer.ts';

const rowOf = (entry: Entry) => {
  const { isDone, isOpen } = said.value.text;
  return (
    <tr key={entry.id}>
      <td>
        <RouterLink to={`/detail/${encodeURIComponent(entry.id)}`}>{{ default: () => entry.title }}</RouterLink>
      </td>
      <td class="quiet">{entry.time.slice(0, 16).replace('T', ' ')}</td>
      <td class={entry.isOpen ? 'open' : 'quiet'}>{entry.isOpen ? isOpen : isDone}</td>
    </tr>
  );
};

export const ListPage = defineComponent(() => {
  const route = useRoute();
  const router = useRouter();
  const { answer, again } = useAnswer(listEntries);
  const words = computed(() => String(route.query['q'] ?? ''));
  const seek = ({ target }: Event) => {
    const q = target instanceof HTMLInputElement ? target.value : '';
    return router.replace({ query: q ? { q } : {} });
  };
  watchEffect(() => said.value && entitle(''));
  return () => {
    const { text } = said.value;
    const { error, isLoading, value } = answer.value;
    if (isLoading) return <p class="quiet">{text.loading}</p>;
    if (value === undefined) return <Failure error={error} again={again} />;
    const found = search(value, words.value);
    return (
      <>
        <div class="tools">
          <input type="search" aria-label={text.search} placeholder={text.search} value={words.value} onInput={seek} />
          <span class="quiet" aria-live="polite">
            {text.count.replace('{n}', String(found.length))}
          </span>
        </div>
        {found.length === 0 && <p class="quiet">{value.length === 0 ? text.empty : text.noMatch}</p>}
        {found.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{text.title}</th>
                <th scope="col">{text.time}</th>
                <th scope="col">{text.state}</th>
              </tr>
            </thead>
            <tbody>{found.map(rowOf)}</tbody>
          </table>
        )}
      </>
    );
  };
});
