import { Search } from 'lucide-react';
import { useKit } from '../context.tsx';
import type { Place } from '../core/place.ts';

interface Props {
  readonly place: Place;
  readonly go: (patch: Partial<Place>) => void;
}

/** The search field of a list; its text is kept in the address. */
export function SearchBox({ place, go }: Props) {
  const { words } = useKit();
  return (
    <label className="search">
      <Search size={16} aria-hidden />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={100}
        value={place.keyword}
        onChange={({ target }) => go({ keyword: target.value })}
      />
    </label>
  );
}
