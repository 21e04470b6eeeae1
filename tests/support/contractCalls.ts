import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../contract/call.ts';

const FOLDER = path.resolve(__dirname, '../../contract');
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'changesState' in value && 'response' in value;

/** Every call of the contract, read from its folder: a new one is tested without being listed anywhere. */
export const CALLS: readonly Call[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => Object.values(require(path.join(FOLDER, file)) as object))
  .flatMap((value: unknown) => (isCall(value) ? [value] : Object.values(Object(value)).filter(isCall)))
  .filter((call, at, all) => all.findIndex(({ id }) => id === call.id) === at);

/** Calls that business applications, suppliers and devices make themselves: the responses never reach the portal. */
const OF_OTHERS = /^\/api\/(business|approvals|attendance-machines|suppliers)(\/|$)/;
/** The calls that the portal makes. */
export const PORTAL_CALLS = CALLS.filter(({ path: address }) => !OF_OTHERS.test(address));
