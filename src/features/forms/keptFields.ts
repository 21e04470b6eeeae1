import { PATHS } from '../../constants/paths.ts';

/**
 * The forms whose typed text is kept, with the fields that are restored after a reload (TODO-8, decision 0007). Those
 * of the account screens are forgotten when the person leaves their page. Those without a path, in the console and in
 * dialogs, are kept longer: until they are sent or discarded, or the company or the session ends. Fields not listed
 * here live in the form only and are lost with it: a password, its repetition, a code.
 */
export const KEPT_FORMS = {
  passwordSignIn: { path: PATHS.login, kept: ['account'] },
  smsSignIn: { path: PATHS.login, kept: ['phoneNumber'] },
  register: { path: PATHS.register, kept: ['userName', 'name', 'phoneNumber'] },
  verifyPhone: { path: PATHS.verifyPhone, kept: ['phoneNumber'] },
  resetPassword: { path: PATHS.resetPassword, kept: ['phoneNumber'] },
  certification: { path: null, kept: ['companyName', 'creditCode', 'legalPerson', 'address', 'license'] },
  certificationReview: { path: null, kept: ['reasons'] },
  personalInfo: { path: null, kept: ['name', 'englishName', 'email'] },
  realNameAuthentication: { path: null, kept: ['realName'] },
  openTenant: {
    path: null,
    kept: ['displayName', 'englishName', 'name', 'editionCode', 'userLimit', 'term', 'administratorPhone'],
  },
  tenantEdit: { path: null, kept: ['tenantId', 'editionCode', 'expireDate', 'userLimit'] },
  unitAdd: { path: null, kept: ['displayName', 'englishName'] },
  memberAdd: { path: null, kept: ['phoneNumber', 'name', 'jobTitle', 'employeeNumber', 'organizationUnitId'] },
  memberEdit: {
    path: null,
    kept: ['memberId', 'name', 'englishName', 'jobTitle', 'employeeNumber', 'organizationUnitId', 'isLeader'],
  },
  /** Only the number is kept: passwords, codes and proofs of identity are typed again. */
  changePassword: { path: null, kept: [] },
  changePhone: { path: null, kept: ['phoneNumber'] },
  reauthentication: { path: null, kept: [] },
  secondStep: { path: null, kept: [] },
  passkey: { path: null, kept: [] },
  problemReport: { path: null, kept: ['words'] },
  newOrder: { path: null, kept: ['months', 'users'] },
} as const satisfies Record<string, { readonly path: string | null; readonly kept: readonly string[] }>;

export type KeptForm = keyof typeof KEPT_FORMS;
/**
 * Identifies a field across all forms. The mask does not list this key among the visible ones, so DevTools and tapes
 * never see the text (DEV-3).
 */
export type KeptField = { [F in KeptForm]: `${F}/${(typeof KEPT_FORMS)[F]['kept'][number]}` }[KeptForm];
export type KeptTexts = Readonly<Partial<Record<KeptField, string>>>;

/** The page of each field. */
const PAGES: ReadonlyMap<string, string | null> = new Map(
  Object.entries(KEPT_FORMS).flatMap(([form, { path, kept }]) =>
    kept.map((field) => [`${form}/${field}`, path] as const),
  ),
);

/** Whether this field is kept. */
export const isKeptField = (name: string): name is KeptField => PAGES.has(name);

/** Whether text typed into the field is kept on the page at `pathname`. */
export const isKeptAt = (field: KeptField, pathname: string): boolean =>
  outlivesPage(field) || PAGES.get(field) === pathname;

/** Whether the field belongs to a form of the console. */
export const outlivesPage = (field: KeptField): boolean => PAGES.get(field) === null;
