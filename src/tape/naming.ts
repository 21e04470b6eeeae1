import { REFERENCES, SECRET, VOCABULARY, WORDS } from '../constants/shownFields.ts';
import type { IsHidden } from './digest.ts';
import { isStandIn } from './standIn.ts';

/** What the name of a field says about the texts in it. */
export type Naming = 'vocabulary' | 'shown' | 'secret' | 'unknown';

/** There are few field names, and each occurs in every state; what people wrote is a kind of its own. */
const namings = new Map<string, Naming | 'words'>();

function newNaming(name: string): Naming | 'words' {
  // `newOrder/users`: a form field is also known by its own name.
  const among = (list: ReadonlySet<string>) => list.has(name) || list.has(name.slice(name.lastIndexOf('/') + 1));
  if (among(VOCABULARY)) return 'vocabulary';
  if (SECRET.test(name)) return 'secret';
  if (among(REFERENCES)) return 'shown';
  return among(WORDS) ? 'words' : 'unknown';
}

/** @param texts - whether people's own texts and names may be read. */
export function namingOf(name: string, texts: boolean): Naming {
  const naming = namings.get(name) ?? newNaming(name);
  namings.set(name, naming);
  if (naming !== 'words') return naming;
  return texts ? 'shown' : 'unknown';
}

/** How a tape recorded with a mask determines what is hidden. */
export function hiddenAsWritten(texts: boolean): IsHidden {
  return (text, name) => {
    const naming = namingOf(name, texts);
    return naming === 'secret' || naming === 'unknown' || (naming === 'shown' && isStandIn(text));
  };
}
