import { ENUM_NAMES, getEnum } from '../../../contract/reference.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Enumerations of the to-do form, by the field they are for (§3). */
export type EnumName = keyof typeof ENUM_NAMES;

/** Where the backend declares them; the specification shows only how the full names end. */
const NAMESPACE = 'Atrium.UserTasks';

/** The values of an enumeration with their words in the language of the caller. */
export const enumeration = (name: EnumName) =>
  toEndpoint(getEnum, { query: { name: `${NAMESPACE}.${ENUM_NAMES[name]}` } });
