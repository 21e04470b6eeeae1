/** What an event of a calendar's file is turned into, before anything is imported. */
export interface ImportedEvent {
  /** Its place in the list, as a text. */
  readonly id: string;
  readonly uid: string | null;
  readonly title: string;
  readonly description: string | null;
  /** Wall clocks of the company's zone; whole days from 00:00 to 23:59. */
  readonly startedAt: string;
  readonly endAt: string;
  readonly isAllDay: boolean;
  readonly degreeType: 0 | 1 | 2 | 3;
  /** One of the seven times of §3; null without a reminder. */
  readonly warmingTime: number | null;
  /** What was changed on the way, or cannot come along. */
  readonly notes: ImportNote[];
}

export const IMPORT_NOTES = [
  'untitled',
  'wordless',
  'titleCut',
  'descriptionCut',
  'place',
  'link',
  'attendees',
  'attachments',
  'labels',
  'reminderMoved',
  'reminderLost',
  'zoneUnknown',
  'endMoved',
  'oneOfSeries',
  'seriesCut',
  'seriesUnusual',
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

/** Why a file brings nothing at all. */
export type ImportFault = 'notCalendar' | 'noEvents' | 'tooMany' | 'tooLong';

/** What a file holds: its events, and how many others were left out, by reason. */
export interface ReadCalendar {
  readonly events: readonly ImportedEvent[];
  /** Could not be read. */
  readonly broken: number;
  /** Cancelled, or series without a day in the coming year. */
  readonly over: number;
  /** To-dos, diaries and the like. */
  readonly others: number;
}
