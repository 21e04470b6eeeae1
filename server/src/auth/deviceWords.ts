import type { Device } from './device.ts';

/** The first matching pattern wins: many user agents also contain the names of families further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/dingtalk/i, 'DingTalk'],
  [/micromessenger|wechat/i, 'WeChat'],
  [/\bedg/i, 'Edge'],
  [/\bopr\b|opera/i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios|chromium/i, 'Chrome'],
  [/safari/i, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/harmony/i, 'HarmonyOS'],
  [/android/i, 'Android'],
  [/iphone|ipad|\bios\b/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac ?os|macintosh/i, 'macOS'],
  [/linux|\bx11\b/i, 'Linux'],
];

const familyIn = (families: typeof BROWSERS, text: string) => families.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system of a device in our own words, such as `Chrome, Windows`, for somebody who must be able to trust
 * them: a request may describe itself with any text. Null if neither is known.
 */
export function deviceWords({ name, type, userAgent }: Pick<Device, 'name' | 'type' | 'userAgent'>): string | null {
  const said = [name, type, userAgent].filter(Boolean).join(' ');
  const words = [familyIn(BROWSERS, said), familyIn(SYSTEMS, said)].filter(Boolean);
  return words.length > 0 ? words.join(', ') : null;
}
