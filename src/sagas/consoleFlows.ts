import { certification } from './certification.ts';
import { certificationLicense } from './certificationLicense.ts';
import { certificationReview } from './certificationReview.ts';
import { consoleActs } from './consoleActs.ts';
import { dashboard } from './dashboard.ts';
import { grants } from './grants.ts';
import { hostAccounts } from './hostAccounts.ts';
import { hostOrders } from './hostOrders.ts';
import { memberImport } from './memberImport.ts';
import { members } from './members.ts';
import { myOrganization } from './myOrganization.ts';
import { newOrder } from './newOrder.ts';
import { openTenant } from './openTenant.ts';
import { orderActs } from './orderActs.ts';
import { orderDetail } from './orderDetail.ts';
import { orderManage } from './orderManage.ts';
import { realNameAuthentication } from './realNameAuthentication.ts';
import { tenants } from './tenants.ts';

/** The flows of the management console; they are loaded in its chunk (src/areas/console.ts). */
export const consoleFlows = {
  certification,
  certificationLicense,
  certificationReview,
  consoleActs,
  dashboard,
  openTenant,
  realNameAuthentication,
  tenants,
  memberImport,
  members,
  myOrganization,
  hostAccounts,
  hostOrders,
  newOrder,
  orderActs,
  orderDetail,
  orderManage,
  grants,
};
