import { PATHS } from '../../constants/paths.ts';

/**
 * The account forms, each with its page and the fields restored after a reload (TODO-8, decision 0007). Fields not
 * named here stay in the form and are lost with it: a password, its repetition, a code.
 */
export const ACCOUNT_FORMS = {
  passwordSignIn: { path: PATHS.login, kept: ['account'] },
  smsSignIn: { path: PATHS.login, kept: ['phoneNumber'] },
  register: { path: PATHS.register, kept: ['userName', 'name', 'phoneNumber'] },
  verifyPhone: { path: PATHS.verifyPhone, kept: ['phoneNumber'] },
  resetPassword: { path: PATHS.resetPassword, kept: ['phoneNumber'] },
} as const satisfies Record<string, { readonly path: string; readonly kept: readonly string[] }>;

export type AccountForm = keyof typeof ACCOUNT_FORMS;
/**
 * Names a field across all forms. The mask does not list this key among the visible ones, so DevTools and tapes never
 * see the text (DEV-3).
 */
export type KeptField = { [F in AccountForm]: `${F}/${(typeof ACCOUNT_FORMS)[F]['kept'][number]}` }[AccountForm];
export type KeptTexts = Readonly<Partial<Record<KeptField, string>>>;

/** By field, the page it is on. */
const PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(ACCOUNT_FORMS).flatMap(([form, { path, kept }]) =>
    kept.map((field) => [`${form}/${field}`, path] as const),
  ),
);

/** Whether this is a field that is kept. */
export const isKeptField = (name: string): name is KeptField => PAGES.has(name);

/** Whether the field is on the page at `pathname`. */
export const isShownAt = (field: KeptField, pathname: string): boolean => PAGES.get(field) === pathname;
