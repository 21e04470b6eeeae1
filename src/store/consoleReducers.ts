import { certificationReducer } from '../features/certification/certificationSlice.ts';
import { certificationLicenseReducer } from '../features/certificationLicense/certificationLicenseSlice.ts';
import { certificationReviewReducer } from '../features/certificationReview/certificationReviewSlice.ts';
import { consoleActsReducer } from '../features/consoleActs/consoleActsSlice.ts';
import { dashboardReducer } from '../features/dashboard/dashboardSlice.ts';
import { grantsReducer } from '../features/grants/grantsSlice.ts';
import { hostAccountsReducer } from '../features/hostAccounts/hostAccountsSlice.ts';
import { hostOrdersReducer } from '../features/hostOrders/hostOrdersSlice.ts';
import { memberImportReducer } from '../features/memberImport/memberImportSlice.ts';
import { membersReducer } from '../features/members/membersSlice.ts';
import { myOrganizationReducer } from '../features/myOrganization/myOrganizationSlice.ts';
import { newOrderReducer } from '../features/newOrder/newOrderSlice.ts';
import { openTenantReducer } from '../features/openTenant/openTenantSlice.ts';
import { orderActsReducer } from '../features/orderActs/orderActsSlice.ts';
import { orderDetailReducer } from '../features/orderDetail/orderDetailSlice.ts';
import { orderManageReducer } from '../features/orderManage/orderManageSlice.ts';
import { realNameAuthenticationReducer } from '../features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { reauthenticationReducer } from '../features/reauthentication/reauthenticationSlice.ts';
import { tenantsReducer } from '../features/tenants/tenantsSlice.ts';

/** The slices of the management console; they come in its chunk (src/areas/console.ts). */
export const consoleReducers = {
  reauthentication: reauthenticationReducer,
  certification: certificationReducer,
  certificationLicense: certificationLicenseReducer,
  certificationReview: certificationReviewReducer,
  consoleActs: consoleActsReducer,
  dashboard: dashboardReducer,
  openTenant: openTenantReducer,
  realNameAuthentication: realNameAuthenticationReducer,
  tenants: tenantsReducer,
  memberImport: memberImportReducer,
  members: membersReducer,
  myOrganization: myOrganizationReducer,
  hostAccounts: hostAccountsReducer,
  hostOrders: hostOrdersReducer,
  newOrder: newOrderReducer,
  orderActs: orderActsReducer,
  orderDetail: orderDetailReducer,
  orderManage: orderManageReducer,
  grants: grantsReducer,
};
