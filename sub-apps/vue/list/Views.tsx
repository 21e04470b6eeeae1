import { defineComponent, type FunctionalComponent, ref, shallowRef } from 'vue';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Text } from '../../../contract/businessFields.ts';
import { callsOf, type View } from '../../kit/core/business.ts';
import { COLUMNS_VIEW } from '../../kit/core/columns.ts';
import { failureTexts } from '../../kit/core/failures.ts';
import { type Place, placeOfQuestion, questionOf } from '../../kit/core/place.ts';
import { fill } from '../../kit/core/words.ts';
import { Failure } from '../Failure.tsx';
import { Icon } from '../Icon.tsx';
import { said } from '../look.ts';
import { Popover } from '../Popover.tsx';
import type { Go } from './Filters.tsx';
import type { Choose } from './useColumns.ts';

interface Props {
  resource: Resource;
  place: Place;
  go: Go;
  columns: readonly string[];
  choose: Choose;
}
const NAMES = ['resource', 'place', 'go', 'columns', 'choose'] as const;

const KeptViews = defineComponent(
  (props: Props & { close: () => void }) => {
    const calls = callsOf(props.resource.name);
    const name = ref('');
    const views = shallowRef<readonly View[]>();
    const error = shallowRef<unknown>();
    const refused = shallowRef<Text | null>(null);
    const load = () =>
      calls.views().then(
        ({ items }) => {
          views.value = items.filter((view) => view.name !== COLUMNS_VIEW);
          error.value = undefined;
        },
        (reason: unknown) => {
          error.value = reason;
        },
      );
    void load();
    const perform = async (work: Promise<unknown>) => {
      refused.value = null;
      try {
        await work;
        await load();
        return true;
      } catch (reason) {
        refused.value = failureTexts(reason);
        return false;
      }
    };
    const save = async (event: Event) => {
      event.preventDefault();
      const called = name.value.trim();
      if (called === '') return;
      const { resource, place, columns } = props;
      const view = { name: called, question: questionOf(place, resource), columns: [...columns] };
      if (await perform(calls.saveView(view))) name.value = '';
    };
    const take = (view: View) => {
      const { resource, place, go, choose, close } = props;
      choose(view.columns.length > 0 ? view.columns : resource.list.columns, false);
      go(placeOfQuestion(view.question, resource, place.isBoard), true);
      close();
    };
    return () => {
      const { words } = said.value;
      if (error.value !== undefined && views.value === undefined) return <Failure error={error.value} again={load} />;
      return (
        <>
          {views.value?.length === 0 && <p class="quiet">{words.noViews}</p>}
          <ul class="plain">
            {views.value?.map((view) => (
              <li key={view.id}>
                <button type="button" class="text" onClick={() => take(view)}>
                  {view.name}
                </button>
                <button
                  type="button"
                  class="text"
                  aria-label={fill(words.deleteView, { name: view.name })}
                  onClick={() => perform(calls.deleteView(view.id))}
                >
                  <Icon of="bin" />
                </button>
              </li>
            ))}
          </ul>
          <form class="inline" onSubmit={save}>
            <input
              aria-label={words.viewName}
              placeholder={words.viewName}
              maxlength={30}
              value={name.value}
              onInput={({ target }) => {
                if (target instanceof HTMLInputElement) name.value = target.value;
              }}
            />
            <button type="submit">{words.saveView}</button>
          </form>
          {refused.value && (
            <p role="alert" class="bad">
              {refused.value[said.value.language]}
            </p>
          )}
        </>
      );
    };
  },
  { props: [...NAMES, 'close'] },
);

/** Views of the list that somebody has saved under a name. */
export const Views: FunctionalComponent<Props> = (props) => (
  <Popover
    name={said.value.words.views}
    label={() => <Icon of="bookmark" />}
    body={(close) => <KeptViews {...props} close={close} />}
  />
);
Views.props = [...NAMES];
