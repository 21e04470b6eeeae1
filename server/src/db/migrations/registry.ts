import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';
import { tenants } from './0002-tenants.ts';
import { sessions } from './0003-sessions.ts';
import { notifications } from './0004-notifications.ts';
import { tasks } from './0005-tasks.ts';
import { portal } from './0006-portal.ts';
import { accountNames } from './0007-account-names.ts';
import { hotLookups } from './0008-hot-lookups.ts';
import { companyPortal } from './0009-company-portal.ts';
import { versionTexts } from './0010-version-texts.ts';
import { managementConsole } from './0011-console.ts';
import { security } from './0012-security.ts';
import { reviews } from './0013-reviews.ts';
import { orders } from './0014-orders.ts';
import { tenantEditions } from './0015-tenants.ts';
import { signInDays } from './0016-sign-in-days.ts';
import { calendarFeeds } from './0017-calendar-feeds.ts';
import { push } from './0018-push.ts';
import { qrGrants } from './0019-qr-grants.ts';
import { signInTries } from './0020-sign-in-tries.ts';
import { externalSignIn } from './0021-external-sign-in.ts';
import { answersByKey } from './0022-answers-by-key.ts';
import { sizesOfFiles } from './0023-sizes-of-files.ts';
import { memberSessionFunctions } from './0024-member-sessions.ts';
import { business } from './0025-business.ts';
import { approvals } from './0026-approvals.ts';
import { supplierAccesses } from './0027-supplier-accesses.ts';
import { ownData } from './0028-own-data.ts';
import { openWork } from './0029-open-work.ts';
import { englishItems } from './0030-english-items.ts';
import { realNameWithdrawals } from './0031-real-name-withdrawals.ts';
import { realNameNumbers } from './0032-real-name-numbers.ts';
import { pinyin } from './0033-pinyin.ts';
import { ownSchedules } from './0034-own-schedules.ts';
import { invoiceBuyers } from './0035-invoice-buyers.ts';
import { hostRoles } from './0036-host-roles.ts';
import { endedSignIns } from './0037-ended-sign-ins.ts';
import { memberNumbers } from './0038-member-numbers.ts';
import { cleanUpIndexes } from './0039-clean-up-indexes.ts';

/** Every migration by number and name; Kysely runs them in this order, each once. Never change one that shipped. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-tenants': tenants,
  '0003-sessions': sessions,
  '0004-notifications': notifications,
  '0005-tasks': tasks,
  '0006-portal': portal,
  '0007-account-names': accountNames,
  '0008-hot-lookups': hotLookups,
  '0009-company-portal': companyPortal,
  '0010-version-texts': versionTexts,
  '0011-console': managementConsole,
  '0012-security': security,
  '0013-reviews': reviews,
  '0014-orders': orders,
  '0015-tenants': tenantEditions,
  '0016-sign-in-days': signInDays,
  '0017-calendar-feeds': calendarFeeds,
  '0018-push': push,
  '0019-qr-grants': qrGrants,
  '0020-sign-in-tries': signInTries,
  '0021-external-sign-in': externalSignIn,
  '0022-answers-by-key': answersByKey,
  '0023-sizes-of-files': sizesOfFiles,
  '0024-member-sessions': memberSessionFunctions,
  '0025-business': business,
  '0026-approvals': approvals,
  '0027-supplier-accesses': supplierAccesses,
  '0028-own-data': ownData,
  '0029-open-work': openWork,
  '0030-english-items': englishItems,
  '0031-real-name-withdrawals': realNameWithdrawals,
  '0032-real-name-numbers': realNameNumbers,
  '0033-pinyin': pinyin,
  '0034-own-schedules': ownSchedules,
  '0035-invoice-buyers': invoiceBuyers,
  '0036-host-roles': hostRoles,
  '0037-ended-sign-ins': endedSignIns,
  '0038-member-numbers': memberNumbers,
  '0039-clean-up-indexes': cleanUpIndexes,
};
