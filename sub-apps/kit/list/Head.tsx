import { Download, List, Plus, SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { saveList } from '../core/export.ts';
import { failureText } from '../core/failures.ts';
import type { Place } from '../core/place.ts';
import { mayChange } from '../core/rights.ts';
import { fill } from '../core/words.ts';
import { PublicPages } from './PublicPages.tsx';

interface Props {
  readonly resource: Resource;
  readonly place: Place;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
  readonly columns: readonly string[];
}

/** The name of the list, and the actions on the list as a whole. */
export function Head({ resource, place, go, columns }: Props) {
  const { language, policies, words } = useKit();
  const tell = useToast();
  const [isExporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    try {
      await saveList(resource, place, columns, language);
    } catch (error) {
      tell(failureText(error, language));
    } finally {
      setExporting(false);
    }
  };
  return (
    <header className="head listing">
      <h1>{resource.label[language]}</h1>
      <div className="actions">
        {resource.board && (
          <fieldset className="switch" aria-label={words.views}>
            <button type="button" aria-pressed={!place.isBoard} onClick={() => go({ isBoard: false }, true)}>
              <List size={16} aria-hidden />
              <span className="word">{words.list}</span>
            </button>
            <button type="button" aria-pressed={place.isBoard} onClick={() => go({ isBoard: true }, true)}>
              <SquareKanban size={16} aria-hidden />
              <span className="word">{words.board}</span>
            </button>
          </fieldset>
        )}
        {resource.publicPages && <PublicPages pages={resource.publicPages} />}
        <button type="button" disabled={isExporting} onClick={save}>
          <Download size={16} aria-hidden />
          <span className="word">{words.export}</span>
        </button>
        {mayChange(resource, policies, 'create') && (
          <Link className="button main" to={`/${resource.name}/new`}>
            <Plus size={16} aria-hidden />
            <span className="word">{fill(words.create, { one: resource.one[language] })}</span>
          </Link>
        )}
      </div>
    </header>
  );
}
