import ICAL from 'ical.js';
import { addDays } from '../../../contract/rules/days.ts';
import { CALENDAR_FILE } from '../../constants/calendarFile.ts';
import { reminderOf, spanOf } from './eventTimes.ts';
import { wordsOf } from './eventWords.ts';
import type { ImportedEvent, ImportFault, ImportNote, ReadCalendar } from './importedEvent.ts';
import { isSafeRule, occurrencesOf } from './occurrences.ts';
import { parseCalendars } from './parseCalendars.ts';

/** The context of reading a file. */
export interface Reading {
  /** IANA zone of the company. */
  readonly zone: string;
  /** Wall date there. */
  readonly today: string;
  /** False once it has taken too long. */
  readonly hasTime: () => boolean;
}

/** Thrown if there are too many events, or time runs out. */
class Refused extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super(fault);
    this.fault = fault;
  }
}

const OTHERS = ['vtodo', 'vjournal', 'vfreebusy'];

/** The events of an .ics file, or why there are none. Never throws, whatever the text is. */
export function readCalendar(text: string, reading: Reading): ReadCalendar | { readonly fault: ImportFault } {
  const parsed = parseCalendars(text, reading.hasTime);
  if (parsed === null || (parsed.calendars.length === 0 && parsed.broken === 0)) return { fault: 'notCalendar' };
  const found: { events: ImportedEvent[]; broken: number; over: number; others: number } = {
    events: [],
    broken: parsed.broken,
    over: 0,
    others: 0,
  };
  try {
    for (const calendar of parsed.calendars) {
      dropEndlessZones(calendar);
      found.others += OTHERS.reduce((sum, name) => sum + calendar.getAllSubcomponents(name).length, 0);
      for (const master of mastersOf(calendar)) readMaster(master, calendar, reading, found);
    }
  } catch (thrown) {
    return { fault: thrown instanceof Refused ? thrown.fault : 'notCalendar' };
  }
  return found.events.length > 0 || found.broken + found.over > 0 ? found : { fault: 'noEvents' };
}

/** Time zones are expanded by rules, too; one that might never end counts as unknown. */
function dropEndlessZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    if (!zone.getAllSubcomponents().every(isEnding)) calendar.removeSubcomponent(zone);
}

function isEnding(part: ICAL.Component): boolean {
  const start = part.getFirstPropertyValue('dtstart');
  return part.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue();
    return rule instanceof ICAL.Recur && start instanceof ICAL.Time && isSafeRule(rule, start);
  });
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');
const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

/** Events, not counting exceptions to a series that is in the file. */
function mastersOf(calendar: ICAL.Component): ICAL.Component[] {
  const all = calendar.getAllSubcomponents('vevent');
  const series = new Set(all.filter((one) => !isException(one)).map(uidOf));
  return all.filter((one) => !isException(one) || !series.has(uidOf(one)));
}

const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

function readMaster(
  component: ICAL.Component,
  calendar: ICAL.Component,
  reading: Reading,
  found: { events: ImportedEvent[]; broken: number; over: number },
): void {
  if (!reading.hasTime()) throw new Refused('tooLong');
  const isCalledOff =
    isCancelled(component) || String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase() === 'CANCEL';
  try {
    const made = isCalledOff ? [] : eventsOf(component, calendar, reading);
    if (made.length === 0) found.over += 1;
    for (const one of made) found.events.push({ ...one, id: String(found.events.length) });
  } catch {
    found.broken += 1;
  }
  if (found.events.length > CALENDAR_FILE.events) throw new Refused('tooMany');
}

type Made = Omit<ImportedEvent, 'id'>;

function eventsOf(component: ICAL.Component, calendar: ICAL.Component, reading: Reading): Made[] {
  const uid = uidOf(component);
  const exceptions = calendar
    .getAllSubcomponents('vevent')
    .filter((one) => one !== component && isException(one) && uidOf(one) === uid);
  const event = new ICAL.Event(component, { strictExceptions: false, exceptions });
  if (!event.isRecurring() || isException(component))
    return [eventAt(component, event.startDate, event.endDate, [], reading)];
  const span = { first: reading.today, end: addDays(reading.today, 366) };
  const series = occurrencesOf(event, span, reading.hasTime);
  if (series === null) return [eventAt(component, event.startDate, event.endDate, ['seriesUnusual'], reading)];
  return series.starts.flatMap((start, at) => {
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isCancelled(item.component)) return [];
    const isLast = at === series.starts.length - 1;
    const notes: ImportNote[] = isLast && series.isCut ? ['oneOfSeries', 'seriesCut'] : ['oneOfSeries'];
    const made = eventAt(item.component, startDate, endDate, notes, reading);
    return [{ ...made, uid: uid === '' ? null : `${uid}#${start.toString()}`.slice(-CALENDAR_FILE.uid) }];
  });
}

function eventAt(
  component: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
  notes: readonly ImportNote[],
  { zone }: Reading,
): Made {
  const { startedAt, endAt, isAllDay, isZoneKnown, isEndMoved } = spanOf(component, { start, end }, zone);
  const words = wordsOf(component);
  const { warmingTime, fit } = reminderOf(component.getAllSubcomponents('valarm'));
  const uid = uidOf(component).slice(-CALENDAR_FILE.uid);
  return {
    uid: uid === '' ? null : uid,
    title: words.title,
    description: words.description,
    startedAt,
    endAt,
    isAllDay,
    degreeType: words.degreeType,
    warmingTime,
    notes: [
      ...notes,
      ...words.notes,
      ...(isZoneKnown ? [] : (['zoneUnknown'] as const)),
      ...(isEndMoved ? (['endMoved'] as const) : []),
      ...(fit === 'moved' ? (['reminderMoved'] as const) : []),
      ...(fit === 'lost' ? (['reminderLost'] as const) : []),
    ],
  };
}
