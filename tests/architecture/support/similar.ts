/**
 * What is similar by intention: why, and any two of which files, or of what is in which folders, may share a shape. These
 * are the only exceptions to the rule in `repetition.test.ts`; one that is no longer needed fails it.
 */
export const SIMILAR: Readonly<Record<string, readonly string[]>> = {
  'The contract’s schemas are tables of data': ['contract'],
  'Business objects and their approvals are described, not programmed; each description is complete in itself': [
    'server/src/domain/business/applications',
    'server/src/domain/business/approval/templates',
  ],
  'What the demo data says is a table': ['server/src/seed/content'],
  'The table of who may import what': ['lint/serverLayers.ts'],
  'Scenarios are tables of data: what triggers a flow, and its story': ['tests/support/scenarios'],
  'One definition, the address list, with the words of each list': [
    'src/features/hostAccounts/hostAccountsSlice.ts',
    'src/features/hostOrders/hostOrdersSlice.ts',
  ],
  'One wait, keepList, and one kind of act, with the words of each list': [
    'src/sagas/hostAccounts.ts',
    'src/sagas/hostOrders.ts',
  ],
  'One definition of a reviewed request, with the fields of each': [
    'src/features/certification/certificationSlice.ts',
    'src/features/realNameAuthentication/realNameAuthenticationSlice.ts',
  ],
  'The same fields of a filter, with the words of each list': [
    'src/views/console/consoleActs/ActFilter.tsx',
    'src/views/console/orderManage/OrderFilter.tsx',
  ],
  'One component, PortalSection, with the words of each section': [
    'src/views/companyPortal/NoticesSection.tsx',
    'src/views/companyPortal/ProductsSection.tsx',
  ],
  'One component, LoadedPart below the head of a section, with the words of each section': [
    'src/views/accountSettings/securitySetting/PasskeysSection.tsx',
    'src/views/accountSettings/securitySetting/SessionsSection.tsx',
  ],
  'One component, ConsoleList with ConsoleRows, with the words of each list': [
    'src/views/console/consoleActs/ConsoleActs.tsx',
    'src/views/console/hostAccounts/HostAccounts.tsx',
    'src/views/console/hostOrders/HostOrders.tsx',
  ],
  'One component, DataTable, whose last column holds the acts on a row': [
    'src/views/console/hostAccounts/HostAccountTable.tsx',
    'src/views/console/orderManage/OrderTable.tsx',
  ],
  'Markup that the React kit and the Vue application draw alike; its logic is in kit/core': [
    'sub-apps/kit/common/Calendar.tsx',
    'sub-apps/kit/list/Filters.tsx',
    'sub-apps/vue/Calendar.tsx',
    'sub-apps/vue/list/Filters.tsx',
  ],
  'Cases of tests, one like the other: what is given, and what is expected': [
    'tests/architecture/styles.test.ts',
    'tests/lib/parseMoment.test.ts',
    'tests/lib/typedCount.test.ts',
    'tests/server/hub/protocol.test.ts',
    'tests/services/api/signIns.test.ts',
    'tests/views/common/ModalLayer.test.tsx',
  ],
  'Heads of tests: what Jest mocks before it loads a file cannot be shared, and a test should show its clock': [
    'tests/flows/companyUnread.test.ts',
    'tests/flows/members.test.ts',
    'tests/flows/myOrganization.test.ts',
    'tests/flows/orderManage.test.ts',
    'tests/flows/realNameAuthentication.test.ts',
    'tests/flows/renamedUnits.test.ts',
    'tests/flows/subAppDiscard.test.ts',
    'tests/flows/subAppKeys.test.ts',
    'tests/tape/command.test.ts',
    'tests/tape/exported.test.ts',
  ],
  'Heads of server tests: the server that they start, and who has just signed in': [
    'tests/server/auth/disputes.test.ts',
    'tests/server/auth/passkeys.test.ts',
    'tests/server/auth/secondStepSettings.test.ts',
    'tests/server/auth/securityNotices.test.ts',
  ],
};
