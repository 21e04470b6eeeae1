import { layCrm } from './crm.ts';
import { layHr } from './hr.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';

type Lay = (laying: Laying) => SeedRecord[];

/** The demo's records of each application, by company. */
const LAYERS: Readonly<Record<string, readonly Lay[]>> = { aurora: [layHr, layCrm] };

/** All records of the business applications of a company. */
export function layBusiness(company: string, laying: Laying): SeedRecord[] {
  return (LAYERS[company] ?? []).flatMap((lay) => lay(laying));
}
