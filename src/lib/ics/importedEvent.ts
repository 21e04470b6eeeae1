/** An event of a calendar file after conversion, before import. */
export interface ImportedEvent {
  /** Its index in the list, as text. */
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
  /** What was changed in the conversion, or cannot be imported. */
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

/** Why a file yields nothing at all. */
export type ImportFault = 'notCalendar' | 'noEvents' | 'tooMany' | 'tooLong';

/** A file's content: its events, and the number of omitted ones, by reason. */
export interface ReadCalendar {
  readonly events: readonly ImportedEvent[];
  /** Could not be read. */
  readonly broken: number;
  /** Cancelled, or series without a day in the coming year. */
  readonly over: number;
  /** To-dos, diaries and the like. */
  readonly others: number;
}
