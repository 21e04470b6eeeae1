/**
 * Every local storage key of specification §3: where its value lives in the store, how it is written, and what clears
 * it. Nobody else names a key. `text` is written unquoted, `number` as digits, `json` as JSON; an absent value (null,
 * undefined, empty text) means no key. `session`: cleared when the session ends; `company`: also when the company
 * changes; `logout`: when the person logs out, or somebody else signs in; `never`: stays.
 */
export interface StorageKeyEntry {
  readonly key: string;
  readonly slice: string;
  readonly field: string;
  readonly codec: 'text' | 'number' | 'json';
  readonly clearedBy: 'session' | 'company' | 'logout' | 'never';
}

export const STORAGE_KEYS = [
  { key: 'host_token', slice: 'session', field: 'hostToken', codec: 'text', clearedBy: 'session' },
  { key: 'token', slice: 'session', field: 'token', codec: 'text', clearedBy: 'session' },
  { key: 'host_refresh_token', slice: 'session', field: 'hostRefreshToken', codec: 'text', clearedBy: 'session' },
  { key: 'refresh_token', slice: 'session', field: 'refreshToken', codec: 'text', clearedBy: 'session' },
  { key: 'hostInfo', slice: 'session', field: 'hostInfo', codec: 'json', clearedBy: 'session' },
  { key: 'userInfo', slice: 'session', field: 'userInfo', codec: 'json', clearedBy: 'session' },
  { key: 'tenantId', slice: 'session', field: 'tenantId', codec: 'text', clearedBy: 'session' },
  { key: 'tokenFlag', slice: 'session', field: 'tokenFlag', codec: 'text', clearedBy: 'session' },
  { key: 'loginReturnType', slice: 'session', field: 'loginReturnType', codec: 'number', clearedBy: 'session' },
  { key: 'fingerprint', slice: 'session', field: 'fingerprint', codec: 'text', clearedBy: 'never' },
  { key: 'authorization', slice: 'permissions', field: 'authorization', codec: 'json', clearedBy: 'session' },
  { key: 'companyId', slice: 'company', field: 'companyId', codec: 'text', clearedBy: 'session' },
  { key: 'companyName', slice: 'company', field: 'companyName', codec: 'text', clearedBy: 'session' },
  { key: 'companyLogo', slice: 'company', field: 'companyLogo', codec: 'text', clearedBy: 'session' },
  { key: 'departmentList', slice: 'company', field: 'departmentList', codec: 'json', clearedBy: 'company' },
  { key: 'newDepartmentList', slice: 'company', field: 'newDepartmentList', codec: 'json', clearedBy: 'company' },
  { key: 'versionNo', slice: 'brand', field: 'versionNo', codec: 'text', clearedBy: 'never' },
  { key: 'brandName', slice: 'brand', field: 'brandName', codec: 'text', clearedBy: 'never' },
  { key: 'loginPath', slice: 'brand', field: 'loginPath', codec: 'text', clearedBy: 'never' },
  { key: 'tabs', slice: 'pageTabs', field: 'tabs', codec: 'json', clearedBy: 'company' },
  { key: 'cachePath', slice: 'pageTabs', field: 'cachePath', codec: 'json', clearedBy: 'company' },
  { key: 'settings', slice: 'settings', field: 'settings', codec: 'json', clearedBy: 'never' },
  /** Beyond §3: the application that /loading-page enters (RTE-6). */
  { key: 'currentApplication', slice: 'applications', field: 'current', codec: 'text', clearedBy: 'company' },
  /** Beyond §3: the way of signing in that was last chosen, and when codes may be asked for again (ACC-2). */
  { key: 'signInMode', slice: 'login', field: 'mode', codec: 'text', clearedBy: 'never' },
  { key: 'smsResendTimes', slice: 'smsCode', field: 'resendTimes', codec: 'json', clearedBy: 'never' },
  /** Beyond §3: unsent forms (TODO-8), each under its account and company. */
  { key: 'drafts', slice: 'drafts', field: 'drafts', codec: 'json', clearedBy: 'logout' },
] as const satisfies readonly StorageKeyEntry[];

/** In session storage, so it ends with its tab: what stands in the account forms (TODO-8, decision 0007). */
export const ACCOUNT_FORMS_KEY = 'atrium-account-forms';
/** Written beside the keys: the version of the stored shape (STO-4). */
export const PERSIST_VERSION_KEY = 'persistVersion';
/** Stored keys that contain this text are deleted at a company switch (CMP-4). */
export const AUTH_KEY_TEXT = 'Auth';
/** Type of the persistence library's action that tells that the stored keys are read. */
export const REHYDRATED = 'persist/REHYDRATE';
