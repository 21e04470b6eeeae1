import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Failure } from '../common/Failure.tsx';
import { Popover } from '../common/Popover.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import { COLUMNS_VIEW } from '../core/columns.ts';
import { failureText } from '../core/failures.ts';
import { type Place, placeOfQuestion, questionOf } from '../core/place.ts';
import { fill } from '../core/words.ts';
import { useAnswer } from '../useAnswer.ts';

interface Props {
  readonly resource: Resource;
  readonly place: Place;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
  readonly columns: readonly string[];
  readonly choose: (names: readonly string[], isKept?: boolean) => void;
  readonly calls: Calls;
}

/** Views of the list that somebody has saved under a name. */
export function Views(props: Props) {
  const { words } = useKit();
  return (
    <Popover name={words.views} label={<Bookmark size={16} aria-hidden />}>
      {(close) => <KeptViews {...props} close={close} />}
    </Popover>
  );
}

function KeptViews({ resource, place, go, columns, choose, calls, close }: Props & { readonly close: () => void }) {
  const { language, words } = useKit();
  const tell = useToast();
  const [name, setName] = useState('');
  const { value, error, again } = useAnswer(
    useCallback(() => calls.views(), [calls]),
    { isOnce: true },
  );
  /** @param done - what follows if it succeeds. */
  const perform = (work: Promise<unknown>, done = () => {}) =>
    work.then(
      () => {
        again();
        done();
      },
      (failure) => tell(failureText(failure, language)),
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const view = { name: name.trim(), question: questionOf(place, resource), columns: [...columns] };
    // A name that could not be saved stays for another try; what has been typed since is another name.
    void perform(calls.saveView(view), () => setName((now) => (now === name ? '' : now)));
  };
  if (error !== undefined && value === undefined) return <Failure error={error} again={again} />;
  const views = value?.items.filter((view) => view.name !== COLUMNS_VIEW) ?? [];
  return (
    <>
      {value && views.length === 0 && <p className="quiet">{words.noViews}</p>}
      <ul className="plain">
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="text"
              onClick={() => {
                choose(view.columns.length > 0 ? view.columns : resource.list.columns, false);
                go(placeOfQuestion(view.question, resource, place.isBoard), true);
                close();
              }}
            >
              {view.name}
            </button>
            <button
              type="button"
              className="text"
              aria-label={fill(words.deleteView, { name: view.name })}
              onClick={() => void perform(calls.deleteView(view.id))}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form className="inline" onSubmit={save}>
        <input
          aria-label={words.viewName}
          placeholder={words.viewName}
          maxLength={30}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">{words.saveView}</button>
      </form>
    </>
  );
}
