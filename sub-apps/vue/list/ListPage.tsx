import { computed, defineComponent } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import type { Resource } from '../../../contract/businessDescription.ts';
import { callsOf } from '../../kit/core/business.ts';
import { countText } from '../../kit/core/formats.ts';
import { readPage } from '../../kit/core/pages.ts';
import { isNarrowed, type Place, questionOf, readPlace, writePlace } from '../../kit/core/place.ts';
import type { Listed } from '../../kit/core/types.ts';
import { fill } from '../../kit/core/words.ts';
import { Empty, Failure, NoPage } from '../Failure.tsx';
import { Icon } from '../Icon.tsx';
import { described, resourceNamed, said } from '../look.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { useAnswer } from '../useTold.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FilterChips, Filters, type Go } from './Filters.tsx';
import { Head } from './Head.tsx';
import { Paging } from './Paging.tsx';
import { Summary } from './Summary.tsx';
import { Table } from './Table.tsx';
import { useColumns } from './useColumns.ts';
import { Views } from './Views.tsx';

const PAGE_SIZE = 20;

function tabsOf(resource: Resource, place: Place, go: Go, listed: Listed | undefined) {
  const { language } = said.value;
  return (
    <nav class="tabs" aria-label={resource.label[language]}>
      {resource.list.tabs?.map(({ key, label, alarming }, index) => {
        const isNow = place.tab === key || (place.tab === '' && index === 0);
        const count = listed?.tabs[key];
        return (
          <button
            key={key}
            type="button"
            aria-current={isNow ? 'true' : undefined}
            onClick={() => go({ tab: key }, true)}
          >
            {label[language]}
            <span class={alarming && count !== 0 ? 'count bad' : 'count'}>
              {countText(count, listed?.areTabsCapped)}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** The list of one resource, based on the same core as the kit's. */
const ResourceList = defineComponent(
  ({ resource }: { resource: Resource }) => {
    const route = useRoute();
    const router = useRouter();
    const place = computed(() => readPlace(route.fullPath.split('#', 1)[0]?.split('?')[1] ?? ''));
    const go: Go = (patch, isStep = false) => {
      const to = route.path + writePlace({ ...place.value, page: 1, ...patch }) + route.hash;
      void (isStep ? router.push(to) : router.replace(to));
    };
    const { columns, choose } = useColumns(resource);
    const { answer, again } = useAnswer(() => {
      const question = questionOf(place.value, resource);
      return readPage((skip, most) => callsOf(resource.name).list(question, skip, most), place.value.page, PAGE_SIZE);
    });
    const seek = ({ target }: Event) => go({ keyword: target instanceof HTMLInputElement ? target.value : '' });
    return () => {
      const { language, words } = said.value;
      const { error, value, isStale } = answer.value;
      const list = { resource, place: place.value, go, columns: columns.value, choose };
      const isNarrow = isNarrowed(place.value);
      const none = isNarrow ? words.noMatch : fill(words.empty, { one: resource.one[language] });
      const widen = () =>
        isNarrow ? (
          <button type="button" onClick={() => go({ keyword: '', filters: {} })}>
            {words.clearFilters}
          </button>
        ) : null;
      return (
        <>
          <Head resource={resource} place={place.value} columns={columns.value} />
          {resource.summary && <Summary resource={resource} go={go} />}
          <div class="bar">
            {tabsOf(resource, place.value, go, value)}
            <div class="tools">
              <label class="search">
                <Icon of="search" />
                <input
                  type="search"
                  aria-label={words.search}
                  placeholder={words.search}
                  maxlength={100}
                  value={place.value.keyword}
                  onInput={seek}
                />
              </label>
              <Filters resource={resource} place={place.value} go={go} />
              <ColumnChoice resource={resource} columns={columns.value} choose={choose} />
              <Views {...list} />
            </div>
          </div>
          <FilterChips resource={resource} place={place.value} go={go} names={value?.names ?? {}} />
          {value === undefined && error !== undefined && <Failure error={error} again={again} />}
          {value === undefined && error === undefined && <p class="quiet">{words.loading}</p>}
          {value?.items.length === 0 && (
            <Empty glyph="empty" title={none}>
              {{ default: widen }}
            </Empty>
          )}
          {value && value.items.length > 0 && (
            <>
              <Table
                resource={resource}
                listed={value}
                columns={columns.value}
                place={place.value}
                isStale={isStale}
                go={go}
              />
              <Paging listed={value} place={place.value} size={PAGE_SIZE} go={go} />
            </>
          )}
        </>
      );
    };
  },
  { props: ['resource'] },
);

/** The list of the resource that the address names. */
export const ListPage = defineComponent(() => {
  const route = useRoute();
  useTabTitle(() => described.value?.application.label[said.value.language]);
  return () => {
    const resource = resourceNamed(route.params['resource']);
    return resource ? <ResourceList key={resource.name} resource={resource} /> : <NoPage />;
  };
});
