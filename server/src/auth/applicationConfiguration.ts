import { DEFAULT_ZONE } from '../domain/work.ts';
import type { Language } from '../errors/text.ts';
import type { Subject } from './subject.ts';

/** The Windows names of the zones that ABP clients may ask for. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = { 'Asia/Shanghai': 'China Standard Time', UTC: 'UTC' };

const LANGUAGES = [
  { cultureName: 'zh-Hans', uiCultureName: 'zh-Hans', displayName: '简体中文', twoLetterISOLanguageName: 'zh' },
  { cultureName: 'en', uiCultureName: 'en', displayName: 'English', twoLetterISOLanguageName: 'en' },
] as const;

function userOf(subject: Subject | undefined) {
  return {
    isAuthenticated: subject !== undefined,
    id: subject?.userId ?? null,
    tenantId: subject?.tenant?.id ?? null,
    impersonatorUserId: null,
    impersonatorTenantId: null,
    impersonatorUserName: null,
    impersonatorTenantName: null,
    userName: subject?.userName ?? null,
    name: subject?.name ?? null,
    surName: null,
    email: subject?.email ?? null,
    emailVerified: false,
    phoneNumber: subject?.phone ?? null,
    phoneNumberVerified: Boolean(subject?.phone),
    roles: [...(subject?.roles ?? [])],
    sessionId: null,
  };
}

function localizationOf(language: Language) {
  const [current] = LANGUAGES.filter(({ twoLetterISOLanguageName }) => twoLetterISOLanguageName === language);
  return {
    values: {},
    resources: {},
    languages: LANGUAGES,
    currentCulture: {
      ...current,
      name: current?.cultureName,
      englishName: language === 'en' ? 'English' : 'Chinese (Simplified)',
      nativeName: current?.displayName,
      threeLetterIsoLanguageName: language === 'en' ? 'eng' : 'zho',
      isRightToLeft: false,
      dateTimeFormat: {
        calendarAlgorithmType: 'SolarCalendar',
        dateTimeFormatLong: 'yyyy-MM-dd HH:mm:ss',
        shortDatePattern: 'yyyy-MM-dd',
        fullDateTimePattern: 'yyyy-MM-dd HH:mm:ss',
        dateSeparator: '-',
        shortTimePattern: 'HH:mm',
        longTimePattern: 'HH:mm:ss',
      },
    },
    defaultResourceName: 'Default',
    languagesMap: {},
    languageFilesMap: {},
  };
}

/** The answer of `/api/abp/application-configuration`, as complete as ABP's own clients expect. */
export function configurationOf(subject: Subject | undefined, language: Language) {
  const zone = subject?.tenant?.timeZone ?? DEFAULT_ZONE;
  return {
    currentUser: userOf(subject),
    currentTenant: {
      id: subject?.tenant?.id ?? null,
      name: subject?.tenant?.name ?? null,
      isAvailable: subject?.tenant !== undefined,
    },
    multiTenancy: { isEnabled: true },
    auth: { grantedPolicies: Object.fromEntries((subject?.policies ?? []).map((policy) => [policy, true])) },
    setting: { values: { 'Abp.Timing.TimeZone': zone, 'Abp.Localization.DefaultLanguage': 'zh-Hans' } },
    features: { values: {} },
    globalFeatures: { enabledFeatures: [] },
    localization: localizationOf(language),
    timing: {
      timeZone: { iana: { timeZoneName: zone }, windows: { timeZoneId: WINDOWS_ZONES[zone] ?? null } },
    },
    clock: { kind: 'Unspecified' },
    objectExtensions: { modules: {}, enums: {} },
    extraProperties: {},
  };
}
