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

/** ABP's description of a culture; its names differ from those of a language in the list above. */
function cultureOf(language: Language) {
  const isEnglish = language === 'en';
  const name = isEnglish ? 'en' : 'zh-Hans';
  const nativeName = isEnglish ? 'English' : '简体中文';
  return {
    displayName: nativeName,
    englishName: isEnglish ? 'English' : 'Chinese (Simplified)',
    threeLetterIsoLanguageName: isEnglish ? 'eng' : 'zho',
    twoLetterIsoLanguageName: language,
    isRightToLeft: false,
    cultureName: name,
    name,
    nativeName,
    dateTimeFormat: {
      calendarAlgorithmType: 'SolarCalendar',
      dateTimeFormatLong: 'yyyy-MM-dd HH:mm:ss',
      shortDatePattern: 'yyyy-MM-dd',
      fullDateTimePattern: 'yyyy-MM-dd HH:mm:ss',
      dateSeparator: '-',
      shortTimePattern: 'HH:mm',
      longTimePattern: 'HH:mm:ss',
    },
  };
}

/** The answer of `/api/abp/application-localization`: the portal has its own texts, so it contains none. */
export function applicationTexts(language: Language) {
  return { resources: {}, currentCulture: cultureOf(language) };
}

function localizationOf(language: Language) {
  return {
    values: {},
    resources: {},
    languages: LANGUAGES,
    currentCulture: cultureOf(language),
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
