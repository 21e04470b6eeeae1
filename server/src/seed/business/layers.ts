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

/** What one layer creates builds on what earlier layers have created. */
type Lay = (laying: Laying, laid: readonly SeedRecord[]) => SeedRecord[];

/** The demo's records of each application, by company. */
const LAYERS: Readonly<Record<string, readonly Lay[]>> = {
  aurora: [layHr, layOa, layPdc, layCrm, layOms, layWms, layScm, layQms, layMes, layFms],
};

/** All records of the business applications of a company. */
export function layBusiness(company: string, laying: Laying): SeedRecord[] {
  const laid: SeedRecord[] = [];
  for (const lay of LAYERS[company] ?? []) laid.push(...lay(laying, laid));
  return laid;
}
