import { approval } from './applications/approval.ts';
import { crm } from './applications/crm.ts';
import { Catalogue } from './engine/catalogue.ts';

/** The business applications of this installation. */
export const catalogue = new Catalogue([approval, crm]);
