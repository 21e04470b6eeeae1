import { computed, defineComponent } from 'vue';
import { RouterLink, useRoute, useRouter } from 'vue-router';
import type { BusinessRecord, Names } from '../../contract/businessCalls.ts';
import type { Resource } from '../../contract/businessDescription.ts';
import { callsOf } from '../kit/core/business.ts';
import { columnOf, partOf } from '../kit/core/columns.ts';
import { countText, headOf, isFigure, numberText } from '../kit/core/formats.ts';
import { isNarrowed, type Place, questionOf, readPlace, writePlace } from '../kit/core/place.ts';
import { mayChange } from '../kit/core/rights.ts';
import type { Listed } from '../kit/core/types.ts';
import { fill } from '../kit/core/words.ts';
import { Empty, Failure } from './Failure.tsx';
import { described, resourceNamed, said } from './look.ts';
import { useAnswer } from './useTold.ts';
import { shownValue, statusOf } from './views.tsx';

const PAGE_SIZE = 20;

function cellOf(resource: Resource, name: string, record: BusinessRecord, names: Names) {
  if (name === 'number') return record.number ?? '—';
  if (name === 'status') return statusOf(resource, record);
  const field = columnOf(resource, name);
  const value = name === 'created' ? record.creationTime : name === 'updated' ? record.updateTime : record.values[name];
  return field ? shownValue(field, value, names) : '';
}

function rowOf(resource: Resource, record: BusinessRecord, names: Names) {
  return (
    <tr key={record.id}>
      {resource.list.columns.map((name, index) => {
        const field = columnOf(resource, name);
        const to = `/${resource.name}/${encodeURIComponent(record.id)}`;
        const cell = cellOf(resource, name, record, names);
        return (
          <td
            key={name}
            class={field && isFigure(field) ? 'figure' : ''}
            data-label={field?.label[said.value.language]}
            data-part={partOf(resource, name)}
          >
            {index === 0 ? (
              <RouterLink class="row-link" to={to}>
                {{ default: () => cell }}
              </RouterLink>
            ) : (
              cell
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The list of a resource, over the same core as the kit's. */
export const ListPage = defineComponent(() => {
  const route = useRoute();
  const router = useRouter();
  const resource = computed(() => resourceNamed(route.params['resource']));
  const place = computed(() => readPlace(route.fullPath.split('#', 1)[0]?.split('?')[1] ?? ''));
  const go = (patch: Partial<Place>) =>
    router.replace(route.path + writePlace({ ...place.value, page: 1, ...patch }) + route.hash);
  const { answer, again } = useAnswer(() => {
    const found = resource.value;
    if (!found) return Promise.reject(new Error('no such resource'));
    return callsOf(found.name).list(questionOf(place.value, found), (place.value.page - 1) * PAGE_SIZE, PAGE_SIZE);
  });
  const seek = ({ target }: Event) => go({ keyword: target instanceof HTMLInputElement ? target.value : '' });

  const tabsOf = (found: Resource, listed: Listed | undefined) => (
    <nav class="tabs" aria-label={found.label[said.value.language]}>
      {found.list.tabs?.map(({ key, label }, index) => {
        const isNow = place.value.tab === key || (place.value.tab === '' && index === 0);
        return (
          <button key={key} type="button" aria-current={isNow ? 'true' : undefined} onClick={() => go({ tab: key })}>
            {label[said.value.language]}
            <span class="count">{countText(listed?.tabs[key], listed?.areTabsCapped)}</span>
          </button>
        );
      })}
    </nav>
  );
  return () => {
    const found = resource.value;
    const { language, words } = said.value;
    if (!found) return <p>{words.noPage}</p>;
    const { error, value } = answer.value;
    const none = isNarrowed(place.value) ? words.noMatch : fill(words.empty, { one: found.one[language] });
    const pages = Math.ceil((value?.totalCount ?? 0) / PAGE_SIZE);
    const { page } = place.value;
    return (
      <>
        <header class="head listing">
          <h1>{found.label[language]}</h1>
          {mayChange(found, described.value?.policies ?? [], 'create') && (
            <div class="actions">
              <RouterLink class="button main" to={`/${found.name}/new`}>
                {{ default: () => fill(words.create, { one: found.one[language] }) }}
              </RouterLink>
            </div>
          )}
        </header>
        <div class="bar">
          {tabsOf(found, value)}
          <div class="tools">
            <input
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={place.value.keyword}
              onInput={seek}
            />
          </div>
        </div>
        {value === undefined && error !== undefined && <Failure error={error} again={again} />}
        {value === undefined && error === undefined && <p class="quiet">{words.loading}</p>}
        {value?.items.length === 0 && <Empty glyph="empty" title={none} />}
        {value && value.items.length > 0 && (
          <>
            <section class="scroll" aria-label={found.label[language]}>
              <table class="list">
                <thead>
                  <tr>
                    {found.list.columns.map((name) => {
                      const field = columnOf(found, name);
                      return (
                        <th key={name} scope="col" class={field && isFigure(field) ? 'figure' : ''}>
                          {field && headOf(field, language)}
                        </th>
                      );
                    })}
                  </tr>
                </thead>
                <tbody>{value.items.map((record) => rowOf(found, record, value.names))}</tbody>
              </table>
            </section>
            <footer class="paging">
              <span class="quiet" aria-live="polite">
                {fill(value.isCapped ? words.totalCapped : words.total, { n: numberText(value.totalCount, language) })}
              </span>
              {pages > 1 && (
                <nav aria-label={words.pages}>
                  <button type="button" disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
                    {words.previous}
                  </button>
                  <button type="button" disabled={page >= pages} onClick={() => go({ page: page + 1 })}>
                    {words.next}
                  </button>
                </nav>
              )}
            </footer>
          </>
        )}
      </>
    );
  };
});
