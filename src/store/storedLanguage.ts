import * as z from 'zod/mini';
import { LANGUAGES, type Settings } from '../features/settings/settingsSlice.ts';
import { readStoredText } from '../services/storage/localStorage.ts';

const NONE: Settings['language'] = 'zh-CN';
const stored = z.object({ language: z.enum(LANGUAGES) });

/**
 * The language that the person has chosen in the portal, for a page outside it; zh-CN if none is stored, or an unknown
 * one.
 */
export function storedLanguage(): Settings['language'] {
  try {
    return stored.safeParse(JSON.parse(readStoredText('settings') ?? 'null')).data?.language ?? NONE;
  } catch {
    // Not JSON: not written by the portal.
    return NONE;
  }
}
