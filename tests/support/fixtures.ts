import type { Company } from '../../contract/companies.ts';
import type { Notification } from '../../contract/notifications.ts';
import type { FormerCompany } from '../../src/features/companySwitch/companySwitchEvents.ts';
import type { Frame } from '../../src/features/subApp/subAppSlice.ts';

/** A selectable company named `name`; `over` changes single fields. */
export const companyOf = (name: string, over: Partial<Company> = {}): Company => ({
  companyOUId: `ou-${name}`,
  tenantId: `tenant-${name}`,
  tenantName: name,
  tenantIsActive: true,
  userIsActive: true,
  ...over,
});

export const noFormerCompany: FormerCompany = {
  token: null,
  refreshToken: null,
  companyId: null,
  companyName: null,
  companyLogo: null,
  userInfo: null,
  tenantId: null,
  authorization: [],
};

export const notificationOf = (id: string, over: Partial<Notification> = {}): Notification => ({
  id,
  moduleName: 'OA',
  notificationName: 'PersonalTodo',
  diplayName: 'personal to-do',
  properties: '{}',
  creationTime: '2026-11-20T10:12:06',
  state: 0,
  ...over,
});

/** An opened frame, of orders unless `over` says otherwise. */
export const frameWith = (over: Partial<Frame> = {}): Frame => ({
  instance: over.module ?? 'oms',
  module: 'oms',
  isPublic: false,
  status: 'active',
  path: '/list',
  startPath: '/middlePage',
  dirty: false,
  overlay: false,
  bar: 0,
  title: null,
  failure: null,
  isRenewed: false,
  ...over,
});
