import type {
  AccountPoliciesTable,
  AccountRolesTable,
  AccountsTable,
  RealNamesTable,
  SignInTriesTable,
} from './schema/accounts.ts';
import type {
  ApprovalCopiesTable,
  ApprovalHistoryTable,
  ApprovalStepsTable,
  ApprovalsTable,
  ApproversTable,
} from './schema/approvals.ts';
import type {
  BusinessHistoryTable,
  BusinessLinksTable,
  BusinessNumbersTable,
  BusinessRecordsTable,
  BusinessTermsTable,
  BusinessViewsTable,
  SupplierAccessesTable,
} from './schema/business.ts';
import type { ConsoleActsTable, InvitationsTable, TenantRolePoliciesTable } from './schema/console.ts';
import type { ExternalLoginsTable, ExternalSignInsTable } from './schema/externalSignIn.ts';
import type { OrderEventsTable, OrderItemsTable, OrdersTable } from './schema/orders.ts';
import type {
  OrganizationUnitsTable,
  TenantsTable,
  TenantUserPoliciesTable,
  TenantUserRolesTable,
  TenantUsersTable,
} from './schema/people.ts';
import type {
  CertificationsTable,
  NoticeReadsTable,
  PicturesTable,
  PortalArticlesTable,
  VersionsTable,
} from './schema/portal.ts';
import type { PushKeysTable, PushSubscriptionsTable } from './schema/push.ts';
import type {
  DisputesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondStepsTable,
  SignInTicketsTable,
} from './schema/security.ts';
import type {
  QrCodesTable,
  RateLimitsTable,
  RefreshTokensTable,
  SecurityLogTable,
  SessionsTable,
  SettingsTable,
  SigningKeysTable,
  SmsCodesTable,
  SmsOutboxTable,
} from './schema/sessions.ts';
import type { EditionsTable, ExpiryRemindersTable } from './schema/tenants.ts';
import type {
  AnswersByKeyTable,
  AttachmentsTable,
  CalendarFeedsTable,
  NotificationsTable,
  TaskExecutorsTable,
  TaskFollowersTable,
  TasksTable,
} from './schema/work.ts';

/**
 * The tenant of an account that works without a company: its to-dos, schedules and notifications carry this id, so that
 * every tenant table has a tenant and one policy covers them all. `tenants` has no such row; the user id of such a
 * session is the account's own id.
 */
export const HOST_TENANT_ID = '00000000-0000-0000-0000-000000000000';

/** Tables as the migrations leave them. Instants are `Date` (timestamptz); wall clocks are text. */
export interface Database {
  accounts: AccountsTable;
  account_roles: AccountRolesTable;
  account_policies: AccountPoliciesTable;
  real_names: RealNamesTable;

  editions: EditionsTable;
  tenants: TenantsTable;
  tenant_users: TenantUsersTable;
  tenant_user_roles: TenantUserRolesTable;
  tenant_user_policies: TenantUserPoliciesTable;
  tenant_role_policies: TenantRolePoliciesTable;
  invitations: InvitationsTable;
  console_acts: ConsoleActsTable;

  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  signing_keys: SigningKeysTable;
  security_log: SecurityLogTable;
  sms_codes: SmsCodesTable;
  sms_outbox: SmsOutboxTable;
  qr_codes: QrCodesTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_tickets: SignInTicketsTable;
  sign_in_tries: SignInTriesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  disputes: DisputesTable;
  external_logins: ExternalLoginsTable;
  external_sign_ins: ExternalSignInsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;

  // Bound to the tenant of the transaction, even for their owner (FORCE ROW LEVEL SECURITY).
  organization_units: OrganizationUnitsTable;
  notifications: NotificationsTable;
  tasks: TasksTable;
  task_executors: TaskExecutorsTable;
  task_followers: TaskFollowersTable;
  attachments: AttachmentsTable;
  calendar_feeds: CalendarFeedsTable;
  answers_by_key: AnswersByKeyTable;
  portal_articles: PortalArticlesTable;
  notice_reads: NoticeReadsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_events: OrderEventsTable;
  certifications: CertificationsTable;
  expiry_reminders: ExpiryRemindersTable;
  business_records: BusinessRecordsTable;
  business_history: BusinessHistoryTable;
  business_links: BusinessLinksTable;
  business_numbers: BusinessNumbersTable;
  business_views: BusinessViewsTable;
  supplier_accesses: SupplierAccessesTable;
  business_terms: BusinessTermsTable;
  approvals: ApprovalsTable;
  approval_steps: ApprovalStepsTable;
  approvers: ApproversTable;
  approval_copies: ApprovalCopiesTable;
  approval_history: ApprovalHistoryTable;

  pictures: PicturesTable;
  versions: VersionsTable;
}
