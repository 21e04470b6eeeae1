import type { Message } from '../../lib/message.ts';

/**
 * How a value is formatted: as it is, on its own line, wall clock to the second, wall date, number, importance,
 * warning.
 */
export type FieldFormat = 'text' | 'long' | 'time' | 'date' | 'number' | 'level' | 'warning';
/** One labelled line of a card: its label's key, the path of its value in the parsed `properties`, its format. */
export interface NotificationField {
  readonly label: string;
  readonly path: readonly string[];
  readonly format: FieldFormat;
}
/** What identifies a type on the wire. */
interface TypeOf {
  readonly moduleName: string;
  readonly notificationName: string;
}
/** One type of notification: the lines of its card in their order, and whether a click leads anywhere (§3). */
export interface NotificationType {
  readonly fields: readonly NotificationField[];
  readonly jumpable: boolean;
}

const field = (name: string, format: FieldFormat = 'text', label = name): NotificationField => ({
  label: `notificationCentre:field_${label}`,
  path: ['App', name],
  format,
});
const jumpable = (...fields: NotificationField[]): NotificationType => ({ fields, jumpable: true });
const silent = (...fields: NotificationField[]): NotificationType => ({ fields, jumpable: false });

const workflow = [field('workflowName'), field('instanceId'), field('applicant'), field('startTime', 'time')];
const confirmation = jumpable(field('month'), field('employeeName'), field('workNumber'), field('sendTime', 'time'));
const machine = silent(field('device'), field('status'), field('time', 'time'), field('remark', 'long'));
const todo = jumpable(field('title'), field('startedAt', 'time'), field('endAt', 'time'), field('degreeType', 'level'));
const tenant = [field('organization'), field('edition'), field('tenant')];
const period = [field('startDate', 'date'), field('expireDate', 'date')];
const tenantChange = silent(...tenant, ...period, field('remark', 'long'));
const balance = silent(
  field('organization'),
  field('tenant'),
  field('remaining'),
  field('threshold'),
  field('remark', 'long'),
);
const event = jumpable(field('eventName'), field('content', 'long'), field('level'), field('time', 'time'));

/**
 * Every type of §3 by module and `notificationName`. The names and keys on the wire are those of
 * contract/notificationTypes.ts; a test keeps the two lists identical.
 */
export const NOTIFICATION_TYPES: Readonly<Record<string, Readonly<Record<string, NotificationType>>>> = {
  BPM: {
    approvalRequest: jumpable(...workflow, field('status')),
    approvalWarning: jumpable(...workflow, field('status', 'warning')),
    approvalComment: jumpable(...workflow, field('commenter')),
    approvalCopy: jumpable(...workflow, field('status')),
  },
  HCM: {
    salaryConfirm: confirmation,
    attendanceConfirm: confirmation,
    interview: jumpable(
      field('candidate'),
      field('interviewType'),
      field('post'),
      field('place'),
      field('time', 'time', 'interviewTime'),
    ),
    attendanceMachineOnline: machine,
    attendanceMachineOffline: machine,
  },
  OA: { workerTodo: todo, personalTodo: todo },
  Basic: {
    tenantCreated: tenantChange,
    expiryReminder: tenantChange,
    tenantChanged: tenantChange,
    tenantStopped: tenantChange,
    forcedShutdown: tenantChange,
    tenantRestored: tenantChange,
    userOrder: silent(...tenant, field('orderNumber'), ...period, field('remark', 'long')),
    userCountWarning: silent(...tenant, field('used'), field('threshold'), field('remark', 'long')),
    smsBalanceWarning: balance,
    clueBalanceWarning: balance,
  },
  WMS: {
    stockWarning: jumpable(
      field('warehouse'),
      field('material'),
      field('quantity', 'number'),
      field('threshold', 'number'),
      field('time', 'time'),
    ),
    eventWarning: event,
    timeoutWarning: jumpable(
      field('documentNumber'),
      field('content', 'long'),
      field('overdue', 'warning'),
      field('time', 'time'),
    ),
  },
  OMS: { eventWarning: event },
  CRM: { eventWarning: event },
  PDC: { eventWarning: event },
  SCM: { eventWarning: event },
};

function knownType({ moduleName, notificationName }: TypeOf): NotificationType | null {
  const types = Object.hasOwn(NOTIFICATION_TYPES, moduleName) ? NOTIFICATION_TYPES[moduleName] : undefined;
  return (types && Object.hasOwn(types, notificationName) && types[notificationName]) || null;
}

/** The name of a type: a known one in the reader's language, an unknown one as the server names it. */
export const typeNameOf = (of: TypeOf & { readonly diplayName: string }): Message =>
  knownType(of) ? { key: `notificationCentre:type_${of.notificationName}` } : { text: of.diplayName };

const EVERY_TYPE = Object.values(NOTIFICATION_TYPES).flatMap((types) => Object.values(types));
/** Each field once, under its name on the wire: all that is known about an unknown type. */
const KNOWN_FIELDS: ReadonlyMap<string, NotificationField> = new Map(
  EVERY_TYPE.flatMap(({ fields }) => fields).map((each) => [each.path.join('.'), each]),
);

/**
 * The type of a notification. An unknown one leads to the app, which may know it, and shows those of its values whose
 * names are known from other types, in their own order.
 */
export function notificationTypeOf(of: TypeOf, app: Readonly<Record<string, unknown>>): NotificationType {
  const known = knownType(of);
  if (known) return known;
  const fields = Object.keys(app).flatMap((name) => KNOWN_FIELDS.get(`App.${name}`) ?? []);
  return { fields, jumpable: true };
}
