import { performer } from '../../lib/performer.ts';
import type { Device } from '../api/token.ts';

// Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari.
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
] as const;
const SYSTEMS = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux (\w+)/],
] as const;

/**
 * Browser and system of this machine, as the token endpoint expects them (ACC-1): `Chrome-126.0.0.0`, `Windows-10.0`.
 */
export const readDevice = performer(
  'readDevice',
  function readDevice(): Device {
    return deviceOf(navigator.userAgent);
  },
  'reads',
);

/** The same from any user agent text; missing parts are `unknown`. */
export function deviceOf(userAgent: string): Device {
  return { name: firstMatch(BROWSERS, userAgent), type: firstMatch(SYSTEMS, userAgent) };
}

function firstMatch(table: readonly (readonly [string, RegExp])[], userAgent: string): string {
  for (const [name, pattern] of table) {
    const version = pattern.exec(userAgent)?.[1];
    // Apple writes 17_5; the underscore of x86_64 is part of a name.
    if (version) return `${name}-${/^[\d_]+$/.test(version) ? version.replaceAll('_', '.') : version}`;
  }
  return 'unknown';
}
