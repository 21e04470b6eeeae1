import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import { countText } from '../core/formats.ts';
import type { Place } from '../core/place.ts';
import type { Listed } from '../core/types.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FilterChips, Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Views } from './Views.tsx';

interface Props {
  readonly resource: Resource;
  readonly place: Place;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
  /** The last answer, if any. */
  readonly listed: Pick<Listed, 'tabs' | 'areTabsCapped' | 'names'> | undefined;
  readonly columns: readonly string[];
  readonly choose: (names: readonly string[], isKept?: boolean) => void;
  readonly calls: Calls;
}

/** Tabs with their counts, and all controls that narrow the list. */
export function Bar({ resource, place, go, listed, columns, choose, calls }: Props) {
  const { language } = useKit();
  const all = resource.list.tabs ?? [];
  return (
    <>
      <div className="bar">
        <nav className="tabs" aria-label={resource.label[language]}>
          {all.map(({ key, label, alarming }, index) => {
            const isNow = place.tab === key || (place.tab === '' && index === 0);
            const count = listed?.tabs[key];
            const text = countText(count, listed?.areTabsCapped);
            return (
              <button
                key={key}
                type="button"
                {...(isNow && { 'aria-current': 'true' })}
                onClick={() => go({ tab: key }, true)}
              >
                {label[language]}
                {text !== undefined && <span className={alarming && count !== 0 ? 'count bad' : 'count'}>{text}</span>}
              </button>
            );
          })}
        </nav>
        <div className="tools">
          <SearchBox place={place} go={go} />
          <Filters resource={resource} place={place} go={go} />
          {!place.isBoard && <ColumnChoice resource={resource} columns={columns} choose={choose} />}
          <Views resource={resource} place={place} go={go} columns={columns} choose={choose} calls={calls} />
        </div>
      </div>
      <FilterChips resource={resource} place={place} go={go} names={listed?.names ?? {}} />
    </>
  );
}
