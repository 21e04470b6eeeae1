import { TIMING } from '../../constants/timing.ts';
import { isRecord, parseJson } from '../../lib/parseJson.ts';
import { isKeptField, type KeptTexts } from './keptFields.ts';

/** Serialises what was last typed, at `time` (milliseconds since the epoch); null if nothing was typed. */
export function storedForm(typed: KeptTexts, time: number): string | null {
  return Object.values(typed).some((text) => text !== '') ? JSON.stringify({ time, typed }) : null;
}

/** What a stored text restores at `now`: nothing if it is too old or malformed. */
export function textsOf(raw: string | null, now: number): KeptTexts {
  const stored = parseJson(raw);
  if (!isRecord(stored) || typeof stored['time'] !== 'number' || !isRecord(stored['typed'])) return {};
  const age = now - stored['time'];
  // A time in the future came from a wrong clock: the age is unknown.
  if (age < 0 || age > TIMING.accountFormKeptMs) return {};
  const texts = Object.entries(stored['typed']).filter(([name, text]) => isKeptField(name) && typeof text === 'string');
  return Object.fromEntries(texts);
}
