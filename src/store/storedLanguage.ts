import * as z from 'zod/mini';
import { LANGUAGES, type Settings } from '../features/settings/settingsSlice.ts';
import { readStoredText } from '../services/storage/localStorage.ts';

const NONE: Settings['language'] = 'zh-CN';
const stored = z.object({ language: z.enum(LANGUAGES) });

/** The language that the person has chosen in the portal, for a page beside it; zh-CN where none is stored, or none that is known. */
export function storedLanguage(): Settings['language'] {
  try {
    return stored.safeParse(JSON.parse(readStoredText('settings') ?? 'null')).data?.language ?? NONE;
  } catch {
    // Not JSON: somebody else's.
    return NONE;
  }
}
