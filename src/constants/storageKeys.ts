import type { Scope } from './scopes.ts';

// Every stored key has its name and scope here. Only names that are put together are left to whoever does so:
// `atrium-reloaded-…` (services/browser/reloadGuard.ts), `atrium-tape:…` (tape/keep.ts) and, for the applications,
// `business-draft-…` (contract/businessDrafts.ts), all in session storage.

/**
 * Every local storage key of specification §3: where its value lives in the store, how it is written, and how long it
 * lives. `text` is written unquoted, `number` as digits, `json` as JSON; an absent value (null, undefined, empty text)
 * means no key. A key lives as long as the field that holds its value: as long as its slice, unless the slice gives the
 * field a shorter scope (`lib/scope.ts`).
 */
export interface StorageKeyEntry {
  readonly key: string;
  readonly slice: string;
  readonly field: string;
  readonly codec: 'text' | 'number' | 'json';
  readonly scope: Scope;
  /** Read at startup only: later writes by another tab do not affect this one. */
  readonly tabsOwn?: true;
}

/** In local storage: what is kept as unread; its flow follows changes by other tabs. */
export const KEPT_UNREAD_KEY = 'keptUnread';

export const STORAGE_KEYS = [
  { key: 'host_token', slice: 'session', field: 'hostToken', codec: 'text', scope: 'session' },
  { key: 'token', slice: 'session', field: 'token', codec: 'text', scope: 'session' },
  { key: 'host_refresh_token', slice: 'session', field: 'hostRefreshToken', codec: 'text', scope: 'session' },
  { key: 'refresh_token', slice: 'session', field: 'refreshToken', codec: 'text', scope: 'session' },
  { key: 'hostInfo', slice: 'session', field: 'hostInfo', codec: 'json', scope: 'session' },
  { key: 'userInfo', slice: 'session', field: 'userInfo', codec: 'json', scope: 'session' },
  { key: 'tenantId', slice: 'session', field: 'tenantId', codec: 'text', scope: 'session' },
  { key: 'tokenFlag', slice: 'session', field: 'tokenFlag', codec: 'text', scope: 'session' },
  { key: 'loginReturnType', slice: 'session', field: 'loginReturnType', codec: 'number', scope: 'session' },
  { key: 'fingerprint', slice: 'device', field: 'fingerprint', codec: 'text', scope: 'device' },
  /** Beyond §3: the account and company that this device remembers for the next sign-in. */
  { key: 'rememberedAccount', slice: 'device', field: 'rememberedAccount', codec: 'text', scope: 'device' },
  { key: 'lastTenantId', slice: 'device', field: 'lastTenantId', codec: 'text', scope: 'device' },
  /** And who has seen the tour here; `*` is everybody (decision 0028). */
  { key: 'tourSeen', slice: 'device', field: 'tourSeen', codec: 'json', scope: 'device' },
  { key: 'authorization', slice: 'permissions', field: 'authorization', codec: 'json', scope: 'session' },
  { key: 'companyId', slice: 'company', field: 'companyId', codec: 'text', scope: 'session' },
  { key: 'companyName', slice: 'company', field: 'companyName', codec: 'text', scope: 'session' },
  { key: 'companyLogo', slice: 'company', field: 'companyLogo', codec: 'text', scope: 'session' },
  { key: 'departmentList', slice: 'departments', field: 'departmentList', codec: 'json', scope: 'company' },
  { key: 'newDepartmentList', slice: 'departments', field: 'newDepartmentList', codec: 'json', scope: 'company' },
  { key: 'versionNo', slice: 'brand', field: 'versionNo', codec: 'text', scope: 'device' },
  /** Beyond §3: the version that was put off (VER-1). */
  { key: 'putOffVersionNo', slice: 'brand', field: 'putOffVersion', codec: 'text', scope: 'device' },
  { key: 'brandName', slice: 'brand', field: 'brandName', codec: 'text', scope: 'device' },
  { key: 'loginPath', slice: 'brand', field: 'loginPath', codec: 'text', scope: 'device' },
  { key: 'tabs', slice: 'pageTabs', field: 'tabs', codec: 'json', scope: 'company' },
  { key: 'cachePath', slice: 'pageTabs', field: 'cachePath', codec: 'json', scope: 'company' },
  /** Beyond §3: the tabs of companies that are not open (HDR-10, decision 0015). */
  { key: 'tabsElsewhere', slice: 'pageTabs', field: 'tabsElsewhere', codec: 'json', scope: 'account' },
  { key: 'settings', slice: 'settings', field: 'settings', codec: 'json', scope: 'device' },
  /** Beyond §3: the application that /loading-page enters (RTE-6). */
  { key: 'currentApplication', slice: 'applications', field: 'current', codec: 'text', scope: 'company' },
  /** Beyond §3: how often each application has been used; those used most are fetched beforehand. */
  { key: 'applicationUse', slice: 'applicationUse', field: 'counts', codec: 'json', scope: 'account' },
  /** Beyond §3: each account's latest choices in the palette (HDR-2). */
  { key: 'paletteRecent', slice: 'paletteUse', field: 'recent', codec: 'json', scope: 'account' },
  /** Beyond §3: notifications that are kept as unread on this device (decision 0029). */
  { key: KEPT_UNREAD_KEY, slice: 'keptUnread', field: 'kept', codec: 'json', scope: 'account' },
  /** Beyond §3: deeds of the last few seconds that are not confirmed yet (decision 0029). */
  { key: 'heldDeeds', slice: 'heldDeeds', field: 'deeds', codec: 'json', scope: 'account' },
  /** Beyond §3: the sign-in method last chosen, and when codes may be requested again (ACC-2). */
  { key: 'signInMode', slice: 'login', field: 'mode', codec: 'text', scope: 'device', tabsOwn: true },
  { key: 'smsResendTimes', slice: 'smsCode', field: 'resendTimes', codec: 'json', scope: 'device' },
  /** Beyond §3: unsent forms (TODO-8), each under its account, company and tab. */
  { key: 'drafts', slice: 'drafts', field: 'drafts', codec: 'json', scope: 'account' },
] as const satisfies readonly StorageKeyEntry[];

/**
 * In session storage, so it is gone when the tab is closed: the contents of the account forms (TODO-8, decision 0007).
 */
export const KEPT_FORMS_KEY = 'atrium-account-forms' as const;
/** In session storage: the name of this tab, under which its drafts are kept (decision 0007). */
export const TAB_KEY = 'atrium-tab' as const;
/** In session storage, from a reload to the next start: what was open (ACC-8). */
export const RESUME_KEY = 'atrium-resume' as const;
/** In session storage, while a sign-in waits for its second step: only that fact, no credentials (ACC-1). */
export const HALFWAY_KEY = 'atrium-halfway' as const;
/**
 * In session storage, while the person is at the provider: the proof that this tab started the sign-in (decision 0032).
 */
export const VERIFIER_KEY = 'atrium-verifier' as const;
/** In session storage: questions and answers of the AI chat in the current company (AI-1). */
export const CHAT_KEY = 'atrium-chat' as const;
/** In session storage: the unsent text in the AI chat's field. Separate from the conversation, which is long. */
export const CHAT_TYPED_KEY = 'atrium-chat-typed' as const;
/**
 * The scope of each key in session storage: at its end, or earlier, the flow that keeps it removes it
 * (`tests/flows/tabKeys.test.ts`); all end with the tab. What was open (`RESUME_KEY`) is removed as it is read, by the
 * next start, and ignored in another company. The keys are literal types (`as const`), so that one without a row here
 * can be neither kept nor read.
 */
export const TAB_KEY_SCOPES = {
  [KEPT_FORMS_KEY]: 'device',
  [TAB_KEY]: 'device',
  [RESUME_KEY]: 'company',
  [HALFWAY_KEY]: 'session',
  [VERIFIER_KEY]: 'device',
  [CHAT_KEY]: 'company',
  [CHAT_TYPED_KEY]: 'company',
} as const satisfies Record<string, Scope>;
export type TabKey = keyof typeof TAB_KEY_SCOPES;

/** Written beside the keys: the version of the stored shape (STO-4). */
export const PERSIST_VERSION_KEY = 'persistVersion';
/** Stored keys that contain this text are deleted at a company switch (CMP-4). */
export const AUTH_KEY_TEXT = 'Auth';
/** The persistence library's action type for "the stored keys have been read". */
export const REHYDRATED = 'persist/REHYDRATE';
