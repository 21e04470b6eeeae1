import type { Device } from './device.ts';

/** Families by the first pattern that fits: others name themselves after those below them. */
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
 * Browser and system of a device in words of ours, `Chrome, Windows`, for somebody who is to trust them: what a request says
 * of itself may be any sentence. Null if neither is known.
 */
export function deviceWords({ name, type, userAgent }: Pick<Device, 'name' | 'type' | 'userAgent'>): string | null {
  const said = [name, type, userAgent].filter(Boolean).join(' ');
  const words = [familyIn(BROWSERS, said), familyIn(SYSTEMS, said)].filter(Boolean);
  return words.length > 0 ? words.join(', ') : null;
}
