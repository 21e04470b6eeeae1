import { performer } from '../../lib/performer.ts';
import { newId } from './ids.ts';

/**
 * An identifier of this device, stored and therefore the same on every later visit (ACC-11): language and screen, which
 * the browser reveals to everybody anyway, followed by a random part that no two devices share, so that a person who
 * reads two of them can tell them apart. Nothing is measured (decision 0033).
 */
export const makeFingerprint = performer('makeFingerprint', function makeFingerprint(): string {
  return `${navigator.language}.${screen.width}x${screen.height}.${newId()}`;
});
