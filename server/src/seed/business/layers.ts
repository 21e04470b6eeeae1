import { layCrm } from './crm.ts';
import { layFms } from './fms.ts';
import { layHr } from './hr.ts';
import { layMes } from './mes.ts';
import { layOa } from './oa.ts';
import { layOms } from './oms.ts';
import { layPdc } from './pdc.ts';
import { layQms } from './qms.ts';
import { layScm } from './scm.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { layWms } from './wms.ts';

type Lay = (laying: Laying) => SeedRecord[];

/** The demo's records of each application, by company. */
const LAYERS: Readonly<Record<string, readonly Lay[]>> = {
  aurora: [layHr, layOa, layPdc, layCrm, layOms, layScm, layWms, layQms, layMes, layFms],
};

/** All records of the business applications of a company. */
export function layBusiness(company: string, laying: Laying): SeedRecord[] {
  return (LAYERS[company] ?? []).flatMap((lay) => lay(laying));
}
