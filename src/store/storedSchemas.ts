import * as z from 'zod/mini';
import { APPLICATIONS, type ApplicationModule } from '../constants/applications.ts';
import { SHORTCUT_NAMES, type Shortcut } from '../constants/shortcuts.ts';
import type { STORAGE_KEYS } from '../constants/storageKeys.ts';
import type { Draft } from '../features/drafts/draftsSlice.ts';
import { SIGN_IN_MODES } from '../features/login/loginTypes.ts';
import type { PageTab } from '../features/pageTabs/strip.ts';
import { QUIET_CHOICES } from '../features/quiet/quietTime.ts';
import type { UserInfo } from '../features/session/sessionSlice.ts';
import {
  ELEMENT_SIZES,
  LANGUAGES,
  MENU_LAYOUTS,
  PRIMARY_COLOURS,
  type Settings,
  STYLES,
  settingsReducer,
} from '../features/settings/settingsSlice.ts';
import type { ResendTimes } from '../features/smsCode/smsCodeSlice.ts';
import type { DepartmentNode, FlatUnit } from '../lib/organisationTree.ts';
import { safePath } from '../lib/safePath.ts';

export type StoredKey = (typeof STORAGE_KEYS)[number]['key'];

const text = z.string().check(z.minLength(1));
/** Becomes a request header, which allows only printable ASCII. */
const headerText = z.string().check(z.regex(/^[\x20-\x7e]+$/));
const userInfo: z.ZodMiniType<UserInfo> = z.object({
  userName: z.string(),
  id: z.string(),
  name: z.string(),
  hostId: z.string(),
});
const departmentList: z.ZodMiniType<FlatUnit[]> = z.array(
  z.object({
    id: z.string(),
    parentId: z.nullable(z.string()),
    displayName: z.string(),
    memberCount: z.optional(z.number()),
  }),
);
const department: z.ZodMiniType<DepartmentNode> = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  get children() {
    return z.array(department);
  },
  leaf: z.boolean(),
  memberCount: z.nullable(z.number()),
  disabled: z.literal(true),
  organizationUnitName: z.null(),
  hostId: z.null(),
});
const path = z.string().check(z.refine((value) => safePath(value) !== null));
const pageTab: z.ZodMiniType<PageTab> = z.object({
  path,
  titleKey: z.string(),
  title: z.optional(z.string()),
  titleLanguage: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  at: z.optional(path),
  pinned: z.optional(z.boolean()),
});
const application: z.ZodMiniType<ApplicationModule> = z.enum(APPLICATIONS.map(({ module }) => module));

const defaults = settingsReducer(undefined, { type: 'defaults' }).settings;
const flag = (otherwise: boolean) => z.catch(z.boolean(), otherwise);
const time24 = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
// The names are the keys of the table.
const shortcut: z.ZodMiniType<Shortcut> = z.enum(SHORTCUT_NAMES);
/** A setting that no longer exists takes its default; the others stay. */
const settings: z.ZodMiniType<Settings> = z.object({
  language: z.catch(z.enum(LANGUAGES), defaults.language),
  style: z.catch(z.enum(STYLES), defaults.style),
  primaryColour: z.catch(z.enum(PRIMARY_COLOURS), defaults.primaryColour),
  size: z.catch(z.enum(ELEMENT_SIZES), defaults.size),
  collapsed: flag(defaults.collapsed),
  fixedTopBar: flag(defaults.fixedTopBar),
  tabs: flag(defaults.tabs),
  singleOpenMenu: flag(defaults.singleOpenMenu),
  logo: flag(defaults.logo),
  menuLayout: z.catch(z.enum(MENU_LAYOUTS), defaults.menuLayout),
  recordActions: flag(defaults.recordActions),
  doNotDisturb: z.catch(
    z.nullable(z.object({ choice: z.enum(QUIET_CHOICES), until: z.nullable(z.number()) })),
    defaults.doNotDisturb,
  ),
  quietHours: z.catch(
    z.nullable(z.object({ from: time24, to: time24, days: z.array(z.int().check(z.minimum(0), z.maximum(6))) })),
    defaults.quietHours,
  ),
  sound: flag(defaults.sound),
  browserNotifications: flag(defaults.browserNotifications),
  webPush: flag(defaults.webPush),
  shortcutsOff: z.catch(z.array(shortcut), defaults.shortcutsOff),
});

const drafts: z.ZodMiniType<Record<string, Draft>> = z.record(
  z.string(),
  z.object({
    savedAt: z.string(),
    values: z.object({
      title: z.string(),
      description: z.string(),
      degreeType: z.number(),
      startedAt: z.nullable(z.string()),
      endAt: z.nullable(z.string()),
      // Drafts of older versions have no typed times.
      typedTimes: z._default(z.object({ startedAt: z.optional(z.string()), endAt: z.optional(z.string()) }), {}),
      isSynchronizeDate: z.boolean(),
      isWarming: z.boolean(),
      warmingTime: z.number(),
      warmingType: z.number(),
      executors: z.array(z.object({ userId: z.string(), userName: z.string() })),
      attachments: z.array(z.object({ blobName: z.string(), fileName: z.string() })),
      // Nor a version that they are based on.
      stamp: z._default(z.nullable(z.string()), null),
    }),
  }),
);

const time = z.optional(z.number());
const resendTimes: z.ZodMiniType<ResendTimes> = z.object({
  login: time,
  register: time,
  verifyPhone: time,
  resetPassword: time,
  changePhone: time,
});

/** What each stored key must hold once it is read (STO-3). Other tabs, other versions and people write to it too. */
export const STORED_SCHEMAS: Readonly<Record<StoredKey, z.ZodMiniType>> = {
  host_token: headerText,
  token: headerText,
  host_refresh_token: headerText,
  refresh_token: headerText,
  hostInfo: userInfo,
  userInfo,
  tenantId: text,
  tokenFlag: text,
  loginReturnType: z.int().check(z.minimum(0)),
  fingerprint: headerText,
  rememberedAccount: text,
  lastTenantId: text,
  tourSeen: z.array(z.string()),
  authorization: z.array(z.string()),
  companyId: text,
  companyName: text,
  companyLogo: text,
  departmentList,
  newDepartmentList: z.array(department),
  versionNo: text,
  putOffVersionNo: text,
  brandName: text,
  loginPath: text,
  tabs: z.array(pageTab),
  cachePath: z.array(path),
  tabsElsewhere: z.record(z.string(), z.array(pageTab)),
  settings,
  currentApplication: application,
  applicationUse: z.record(z.string(), z.partialRecord(application, z.int())),
  paletteRecent: z.record(z.string(), z.array(z.string())),
  heldDeeds: z.array(
    z.object({
      deed: z.enum(['deleted', 'completed', 'unfollowed']),
      kind: z.enum(['personal', 'schedule']),
      id: text,
      title: z.string(),
      status: z.number(),
      stamp: z.optional(z.nullable(z.string())),
      place: z.string(),
      dueAt: z.number(),
    }),
  ),
  keptUnread: z.record(z.string(), z.array(z.object({ id: z.string(), moduleName: z.string() }))),
  signInMode: z.enum(SIGN_IN_MODES),
  smsResendTimes: resendTimes,
  drafts,
};
