import { performer } from '../../lib/performer.ts';
import { newId } from './ids.ts';

/**
 * An identifier of this device, stored and so the same in every later visit (ACC-11): a random part, which no two
 * devices share, behind what everybody sees of the browser anyhow, its language and screen, so that a person who reads
 * two of them can tell which is whose. Nothing is measured (decision 0033).
 */
export const makeFingerprint = performer('makeFingerprint', function makeFingerprint(): string {
  return `${navigator.language}.${screen.width}x${screen.height}.${newId()}`;
});
