import { decodeText } from '../../lib/ics/decodeText.ts';
import type { ImportFault, ReadCalendar } from '../../lib/ics/importedEvent.ts';
import type { Reading } from '../../lib/ics/readCalendar.ts';
import { performer } from '../../lib/performer.ts';
import { pickedFile } from './files.ts';
import { sinceStart } from './lifetime.ts';

/** Timeout for reading a file. */
const MOST_MS = 5_000;

/** The events in a picked .ics file, read by a library that is loaded with the first file; else why there are none. */
export const readIcsFile = performer(
  'readIcsFile',
  async function readIcsFile(
    id: string,
    reading: Omit<Reading, 'hasTime'>,
  ): Promise<ReadCalendar | { readonly fault: ImportFault | 'unreadable' }> {
    const bytes = await pickedFile(id)
      ?.arrayBuffer()
      .catch(() => undefined);
    const reader = await import('../../lib/ics/readCalendar.ts').catch(() => null);
    if (bytes === undefined || reader === null) return { fault: 'unreadable' };
    const begun = sinceStart();
    const hasTime = () => sinceStart() - begun < MOST_MS;
    return reader.readCalendar(decodeText(new Uint8Array(bytes)), { ...reading, hasTime });
  },
);
