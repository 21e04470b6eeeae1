import { REFERENCES, SECRET, VOCABULARY, WORDS } from '../constants/shownFields.ts';
import type { IsHidden } from './digest.ts';
import { isStandIn } from './standIn.ts';

/** What the name of a field tells about the texts in it. */
export type Naming = 'vocabulary' | 'shown' | 'secret' | 'unknown';

/** Names of fields are few, and each is met at every state; what people wrote is a kind of its own. */
const namings = new Map<string, Naming | 'words'>();

function newNaming(name: string): Naming | 'words' {
  // `newOrder/users`: a field of a form is called by its own name too.
  const among = (list: ReadonlySet<string>) => list.has(name) || list.has(name.slice(name.lastIndexOf('/') + 1));
  if (among(VOCABULARY)) return 'vocabulary';
  if (SECRET.test(name)) return 'secret';
  if (among(REFERENCES)) return 'shown';
  return among(WORDS) ? 'words' : 'unknown';
}

/** @param texts - whether what people wrote and are called may be read. */
export function namingOf(name: string, texts: boolean): Naming {
  const naming = namings.get(name) ?? newNaming(name);
  namings.set(name, naming);
  if (naming !== 'words') return naming;
  return texts ? 'shown' : 'unknown';
}

/** How a tape that was recorded with a mask tells what is hidden. */
export function hiddenAsWritten(texts: boolean): IsHidden {
  return (text, name) => {
    const naming = namingOf(name, texts);
    return naming === 'secret' || naming === 'unknown' || (naming === 'shown' && isStandIn(text));
  };
}
