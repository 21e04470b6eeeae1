import type { Backend } from '../playFlow.ts';
import { ownTask, TODO } from '../todoWork.ts';

export const SUMMARY = 'GET /api/notification/user-notification-statistics';
const PATHS = {
  notices: 'GET /api/portal/companyNotice/currentUser/notices',
  page: 'GET /api/notification/user-notifications',
  read: 'POST /api/notification/set-all-read',
  code: 'POST /api/dimensional-code/generate',
  info: 'GET /api/workbench/company-info',
  units: 'GET /api/hr/organization-units/all-ou',
  people: 'POST /api/identity/users/ou-master-user-list',
  month: 'POST /api/user-date-schedule/month',
  day: 'POST /api/user-date-schedule/day',
} as const;
const task = ownTask('audit');
/** No items. */
export const NONE = { body: { items: [], totalCount: 0 } };
/** Responses to the calls of the signed-in portal's flows. */
export const PORTAL_ANSWERS: Backend = {
  [PATHS.notices]: { body: { items: [{ id: 'n1', title: 'x', publishDate: '2026-11-20T10:00:00' }] } },
  [SUMMARY]: { body: { items: [{ moduleName: 'OA', unreadCount: 1, title: 'x' }] } },
  [PATHS.page]: NONE,
  [PATHS.read]: { body: null },
  [PATHS.code]: { body: { content: 'code' } },
  [PATHS.info]: { body: { tenantId: 'tenant-Former', name: 'Former' } },
  [PATHS.units]: NONE,
  [PATHS.people]: NONE,
  [PATHS.month]: { body: [] },
  [PATHS.day]: { body: { optionsInfo: [] } },
  [TODO.counts]: {
    body: {
      work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 3 },
      personal: { myParticipateIn: 5, myStartCount: 6, myCollection: 7, total: 5 },
    },
  },
  ...Object.fromEntries([TODO.working, TODO.overdue, TODO.participating, TODO.started].map((call) => [call, NONE])),
  [TODO.enums]: { body: { items: [{ name: 'a', value: 0, displayName: 'zero' }] } },
  [TODO.read]: { body: task },
  [TODO.create]: { body: { id: 'new-task' } },
  [TODO.remove]: { body: null },
  [TODO.follow]: { body: { isCollection: true } },
};
