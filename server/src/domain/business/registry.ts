import { approval } from './applications/approval.ts';
import { crm } from './applications/crm.ts';
import { fms } from './applications/fms.ts';
import { hr } from './applications/hr.ts';
import { mes } from './applications/mes.ts';
import { oa } from './applications/oa.ts';
import { oms } from './applications/oms.ts';
import { pdc } from './applications/pdc.ts';
import { qms } from './applications/qms.ts';
import { scm } from './applications/scm.ts';
import { wms } from './applications/wms.ts';
import { Catalogue } from './engine/catalogue.ts';

/** The business applications of this installation. */
export const catalogue = new Catalogue([hr, approval, oa, pdc, crm, oms, scm, wms, qms, mes, fms]);
