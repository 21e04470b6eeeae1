import { certification } from './certification.ts';
import { certificationReview } from './certificationReview.ts';
import { console } from './console.ts';
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
import { orderDetail } from './orderDetail.ts';
import { orderManage } from './orderManage.ts';
import { realNameAuthentication } from './realNameAuthentication.ts';
import { tenants } from './tenants.ts';

/** Texts of the management console. */
export const consoleArea = {
  console,
  certification,
  certificationReview,
  consoleActs,
  dashboard,
  openTenant,
  realNameAuthentication,
  tenants,
  grants,
  hostAccounts,
  hostOrders,
  memberImport,
  members,
  myOrganization,
  newOrder,
  orderDetail,
  orderManage,
};
