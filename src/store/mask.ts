/** Shown in place of masked text. */
const MASK = '•••';

/**
 * Field names whose texts may be shown; lists count under their own name. Everything else is masked, so that a field
 * added tomorrow is secret until it is listed here (DEV-3).
 */
const SHOWN = new Set(
  `type id key kind status reason action session titleKey titleLanguage call url path to pathname search hash
  language style primaryColour size menuLayout timeZone now durationMs
  userName name hostId tenantId tenantName companyId companyOUId companyName companyLogo displayName englishName logo
  editionName expireDate departmentName jobTitle creatorName
  authorization tabs cachePath versionNo brandName loginPath current tokenFlag pickedId
  moduleName notificationName diplayName properties creationTime title text
  description startedAt endAt startAt createAt date dateString publishDate source blobName fileName`
    .trim()
    .split(/\s+/),
);

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, MASK],
  [/\bBearer\s+\S+/gi, `Bearer ${MASK}`],
  [/\b((?:access_|refresh_)?token|client_secret|password|ticket|(?:vcode|code))=[^&\s#]+/gi, `$1=${MASK}`],
  // Chinese identity numbers, recognised by the date of birth in them: 1****************X.
  [/(?<!\d)(\d)\d{5}(?:18|19|20)\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01])\d{3}([\dXx])(?![\dXx])/g, '$1****************$2'],
  // Chinese mobile numbers, also with country code or with gaps: 139****0001.
  [/(?<!\d)((?:86)?[ -]?1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)/g, '$1****$2'],
];

/** A text without what DEV-3 lists: tokens, secrets in addresses, phone numbers. */
export function maskText(text: string): string {
  return SECRETS.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}

/**
 * Makes a function that copies plain data with its secrets masked. A part already copied is not copied again, since
 * states share most of their parts.
 */
export function createDevToolsMask(): (value: unknown) => unknown {
  const copies = new WeakMap<object, unknown>();

  function masked(value: unknown, name: string): unknown {
    if (typeof value === 'string') return SHOWN.has(name) ? maskText(value) : value && MASK;
    if (typeof value === 'number') return maskNumber(value);
    if (Array.isArray(value)) return value.map((item) => masked(item, name));
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? MASK : value;
    if (!isPlain(value)) return MASK;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [maskText(key), masked(item, key)]));
    copies.set(value, copy);
    return copy;
  }
  return (value) => masked(value, '');
}

function maskNumber(value: number): number | string {
  const text = maskText(String(value));
  return text === String(value) ? value : text;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
