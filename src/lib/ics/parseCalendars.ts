import ICAL from 'ical.js';

export interface ParsedCalendars {
  readonly calendars: readonly ICAL.Component[];
  /** Events that the library could not read, and which are therefore missing. */
  readonly broken: number;
}

/** The calendars of a text that the library parses as a whole; null if it cannot. */
function parsedWhole(text: string): ICAL.Component[] | null {
  try {
    const parsed: unknown = ICAL.parse(text);
    if (!Array.isArray(parsed)) return null;
    // Several calendars in one file come as a list.
    const all: unknown[] = Array.isArray(parsed[0]) ? parsed : [parsed];
    const calendars = all.flatMap((one) => (Array.isArray(one) ? [new ICAL.Component(one)] : []));
    return calendars.every(({ name }) => name === 'vcalendar') ? calendars : null;
  } catch {
    return null;
  }
}

const isReadable = (lines: readonly string[]): boolean =>
  parsedWhole(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')) !== null;

/** The parts of a calendar with their lines, and the lines that belong to the calendar itself. */
function partsOf(lines: readonly string[]): { readonly own: string[]; readonly parts: string[][] } {
  const own: string[] = [];
  const parts: string[][] = [];
  let part: string[] | null = null;
  let name = '';
  for (const line of lines) {
    const [, edge = '', what = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    if (part === null) {
      if (edge.toUpperCase() === 'BEGIN' && what.toUpperCase() !== 'VCALENDAR') {
        part = [line];
        name = what.toUpperCase();
        parts.push(part);
      } else if (edge === '') own.push(line);
    } else {
      part.push(line);
      if (edge.toUpperCase() === 'END' && what.toUpperCase() === name) part = null;
    }
  }
  return { own, parts };
}

/**
 * One calendar without the parts and lines that cannot be read. A part truncated by the end of the file is one of them.
 */
function mended(lines: readonly string[], hasTime: () => boolean): ParsedCalendars {
  const { own, parts } = partsOf(lines);
  const good = parts.filter((part) => hasTime() && isReadable(part));
  // Long lines are folded: continuation lines start with a space and belong to them.
  const properties = own
    .join('\r\n')
    .split(/\r\n(?![ \t])/)
    .filter((line) => line !== '' && isReadable([line]));
  const whole = ['BEGIN:VCALENDAR', ...properties, ...good.flat(), 'END:VCALENDAR'].join('\r\n');
  const isEvent = ([first = '']: readonly string[]) => /^BEGIN:VEVENT/i.test(first);
  const broken = parts.filter(isEvent).length - good.filter(isEvent).length;
  return { calendars: parsedWhole(whole) ?? [], broken };
}

/**
 * The calendars of a file. The library rejects a whole file because of one line; then it parses part by part, so that
 * one broken event does not affect the others. Null if it is not a calendar.
 */
export function parseCalendars(text: string, hasTime: () => boolean): ParsedCalendars | null {
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, 4096))) return null;
  const plain = text.replace(/^\uFEFF/, '');
  const calendars = parsedWhole(plain);
  if (calendars) return { calendars, broken: 0 };
  const files = plain.split(/^(?=BEGIN:VCALENDAR)/im).filter((one) => /^BEGIN:VCALENDAR/i.test(one));
  const all = files.map((one) => mended(one.split(/\r\n|\r|\n/), hasTime));
  return { calendars: all.flatMap((one) => one.calendars), broken: all.reduce((sum, one) => sum + one.broken, 0) };
}
