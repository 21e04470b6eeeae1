import { ENUM_NAMES, getEnum } from '../../../contract/reference.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Enumerations of the to-do form, by the field they are for (§3). */
export type EnumName = keyof typeof ENUM_NAMES;

/** The namespace in which the backend declares them; the specification shows only the ends of the full names. */
const NAMESPACE = 'Atrium.UserTasks';

/** The values of an enumeration with their labels in the caller's language. */
export const enumeration = (name: EnumName) =>
  toEndpoint(getEnum, { query: { name: `${NAMESPACE}.${ENUM_NAMES[name]}` } });
