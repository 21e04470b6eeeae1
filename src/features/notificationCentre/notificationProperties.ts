import type { Notification } from '../../../contract/notifications.ts';
import { inLanguage } from '../../lib/inLanguage.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { type FieldFormat, notificationTypeOf } from './notificationTypes.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Properties =
  | { readonly ok: true; readonly properties: Fields; readonly app: Fields }
  | { readonly ok: false; readonly reason: 'no JSON' | 'no object' }
  | { readonly ok: false; readonly reason: 'no App object'; readonly properties: Fields };

/** Reads `properties` (§3: JSON text with an `App` object), or says why they cannot be read (NTF-7). Never throws. */
export function propertiesOf({ properties: text }: Pick<Notification, 'properties'>): Properties {
  const parsed = parseJson(text);
  if (parsed === undefined) return { ok: false, reason: 'no JSON' };
  const properties = asFields(parsed);
  if (properties === null) return { ok: false, reason: 'no object' };
  const app = asFields(properties['App']);
  return app === null ? { ok: false, reason: 'no App object', properties } : { ok: true, properties, app };
}

/** The `App` object of a notification; an empty one if it cannot be read. */
export function appOf(notification: Pick<Notification, 'properties'>): Fields {
  const read = propertiesOf(notification);
  return read.ok ? read.app : {};
}

/** A line of a card, complete except for the language's words and number formats. */
export interface FieldLine {
  readonly label: string;
  readonly value: string | number;
  readonly format: FieldFormat;
}

/**
 * The labelled lines of a notification for a reader of `language`; a value that is missing, or is neither text nor
 * number, has no line.
 */
export function fieldLinesOf(notification: Notification, language: string): FieldLine[] {
  const read = propertiesOf(notification);
  if (!read.ok) return [];
  return notificationTypeOf(notification, read.app).fields.flatMap(({ label, path, format }) => {
    const value = valueIn(read.properties, path, language);
    return isShown(value) ? [{ label, value, format }] : [];
  });
}

/** The names that servers use for the line with the subject. */
const TITLE_NAMES = ['title', 'Title', 'workflowName', 'WorkflowName'] as const;

/**
 * The subject of a notification, in one line for a reader of `language`: its title if it has one, even outside `App`,
 * else the first line of its card. Null if the properties say nothing (NTF-7).
 */
export function titleOf(notification: Notification, language: string): string | null {
  const read = propertiesOf(notification);
  const fields = read.ok ? read.app : 'properties' in read ? read.properties : {};
  const name = TITLE_NAMES.find((each) => typeof fields[each] === 'string' && fields[each] !== '');
  const title = name === undefined ? fieldLinesOf(notification, language)[0]?.value : valueIn(fields, [name], language);
  return isShown(title) ? String(title) : null;
}

const isShown = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** What a click on a notification does (§4): nothing, the personal to-do with this id, or the code for the app. */
export type NotificationClick = { kind: 'none' } | { kind: 'todo'; id: string } | { kind: 'scan'; businessId: string };

/** The to-do assistant (§3). */
export const TODO_MODULE = 'OA';
const PERSONAL_TODO = 'personalTodo';

export function clickOf(notification: Notification): NotificationClick {
  const app = appOf(notification);
  if (!notificationTypeOf(notification, app).jumpable || isOfDeleted(notification)) return { kind: 'none' };
  const about = app['businessId'];
  const id = typeof about === 'string' && about !== '' ? about : null;
  if (notification.moduleName === TODO_MODULE && notification.notificationName === PERSONAL_TODO)
    return id === null ? { kind: 'none' } : { kind: 'todo', id };
  // A notification that refers to no other object is its own subject.
  return { kind: 'scan', businessId: id ?? notification.id };
}

/** Whether a notification says that a to-do has been deleted: there is nothing left to look at. */
export const isOfDeleted = (notification: Notification): boolean =>
  notification.moduleName === TODO_MODULE && appOf(notification)['event'] === 'deleted';

/** The importance of §3 from which something may interrupt despite do not disturb: urgent. */
const URGENT = 2;

/** Whether a notification is about something urgent (`degreeType` 2 or 3). */
function isUrgent(notification: Notification): boolean {
  const degree = appOf(notification)['degreeType'];
  return typeof degree === 'number' && degree >= URGENT;
}

/** Whether a notification may interrupt (popup, sound, browser notification); it is counted in any case. */
export const mayInterrupt = (isQuiet: boolean, notification: Notification): boolean =>
  !isQuiet || isUrgent(notification);

/** Modules whose messages ask for a response; those of the others report what has happened. */
const ASKING: readonly string[] = ['BPM', 'HCM', 'OA'];

/** Whether a notification asks for action in the app, rather than only to be looked at. */
export const asksForAnswer = (notification: Notification): boolean =>
  ASKING.includes(notification.moduleName) && clickOf(notification).kind === 'scan';

/** A value; the name of a process in `language`, if the server provides both. */
function valueIn(fields: Fields, path: readonly string[], language: string): unknown {
  const own = valueAt(fields, path);
  if (path.at(-1) !== 'workflowName') return own;
  const { zh, en } = asFields(valueAt(fields, [...path.slice(0, -1), 'workflowNames'])) ?? {};
  return typeof zh === 'string' && typeof en === 'string' ? inLanguage({ zh, en }, language) : own;
}

function valueAt(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => {
    const inside = asFields(value);
    return inside !== null && Object.hasOwn(inside, name) ? inside[name] : undefined;
  }, fields);
}

function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
