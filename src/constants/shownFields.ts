const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Fields whose texts are words of the program or of the contract, the same for everybody. A bare payload counts under
 * its event's name, a performer's answer under the performer's name, a value read under a key under that key.
 */
export const VOCABULARY = names(`
  type kind status reason action style language primaryColour size menuLayout timeZone method methods encoding auth
  session call titleKey titleLanguage act state role roles scope view wait purpose outcome field form group list pane panel portalPanel
  tab by error notificationName moduleName module modules policy policies grantable authorization members token_type
  editionCode invoiceStatus startFrame pageChannel withLock createPasskey
  askForPasskey readingChannel permissions/policiesGranted login/modeChosen notificationCentre/filterChosen
  notificationCentre/moduleOpened notificationCentre/popupListPressed notificationCentre/popupsHeld
  notificationCentre/popupsReleased taskForm/timeEntered todoCentre/todoListPicked securitySetting/formOpened
  securitySetting/passwordFieldEdited register/registrationFieldEdited applications/applicationHovered
  applications/applicationOpened areas/areaLoaded clock/timeZoneLearned timeZoneName timeZoneId cultureName subApp pageTabs/tabClosed residentKey attestation
  userVerification sort order direction app level term new loadArea why command
  palette searchScope shortcutsOff choice quiet/quietChosen askToNotify shell/searchOpened shell/searchScopeChosen
  deed event exchange step scheduleCalendar/exchangeShown fault notes camera part
`);
/** Fields whose texts identify a thing, time, place or amount, but reveal nothing about anybody. */
export const REFERENCES = names(`
  key id ids url path to from pathname search hash newId instance readTabName renameTab userId tenantId hostId companyId
  companyOUId clientId parentId unitId unit unitIds member memberId organizationUnitId businessId blobName versionAppId
  versionNo readVersion flag tokenFlag cachePath at page year months users userLimit unitPrice userMonth current pickedId
  place portalPlace source edit previousRouteFullPath redirect openTabs companySwitch/companyPicked
  myOrganization/unitRemovalWanted feedback/confirmationAccepted feedback/confirmationDismissed feedback/toastActed
  attachments/uploadRemoved heldDeeds/deedSettled attachments/uploadRetried drafts/draftRemoved selectPerson/departmentToggled
  scheduleCalendar/scheduleEditPressed scheduleCalendar/schedulePressed todoCentre/todoEditPressed
  versionUpgrade/upgradeAccepted expireDate startedAt endAt lastTenantId tourSeen device/tourShown notificationDialog/dialogPlaceShown draftKey drafts/draftSaved stamp concurrencyStamp
`);
/** Fields with people's own texts or names. */
export const WORDS = names(`
  userName name title text description displayName englishName tenantName companyName diplayName creatorName jobTitle
  departmentName organizationUnitName editionName content message fileName orgName body properties remark deviceName
  keyword filter brandName logo companyLogo
`);
/** Fields whose texts nobody may see, whatever their other category. */
export const SECRET = /token$|password|secret|code$|codes$|phone|captcha|fingerprint|ticket|credential/i;

/** Words that the program and the contract use as identifiers, in any field. */
export const PROGRAM_WORDS: readonly string[] = [
  'RequiresTwoFactor',
  'invalid_grant',
  'expired_token',
  'true',
  'false',
  'notices',
  'help',
  'dialogHelp',
  'user',
  'settings',
  'pressed',
  'refused',
  'unknown',
  'expired',
  'auth.refresh',
  'auth.logout',
  'permission.denied',
  'notification.open',
  'aichat.toggle',
];
