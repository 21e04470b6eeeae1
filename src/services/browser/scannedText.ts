import { PATHS, SHARE_PATHS } from '../../constants/paths.ts';
import { performer } from '../../lib/performer.ts';

/** The kind of a scanned text, as far as the text itself shows. */
export type ScannedText =
  | { readonly kind: 'signIn'; readonly code: string }
  | { readonly kind: 'handOff'; readonly content: string }
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'foreign' };

const SIGN_IN = 'QRCODE_LOGIN:';
const HAND_OFF = 'atrium://open?';
/** Demo addresses that contain a code: the page that simulates a phone, and the portal's own. */
const DEMO_PATHS: readonly string[] = ['/demo/phone', PATHS.scan];
/** A bare code, as somebody reads it out. */
const BARE = /^[\w-]{43}$/;
const NOTHING: ScannedText = { kind: 'foreign' };

/** Reads the text of a code: for a sign-in, a hand-off, a shared page of this portal, or unknown. */
export const readScannedText = performer(
  'readScannedText',
  function readScannedText(text: string): ScannedText {
    if (BARE.test(text)) return { kind: 'signIn', code: text };
    if (text.startsWith(SIGN_IN)) return { kind: 'signIn', code: text.slice(SIGN_IN.length) };
    if (text.startsWith(HAND_OFF)) return { kind: 'handOff', content: text };
    return URL.canParse(text) ? readAddress(new URL(text)) : NOTHING;
  },
  'reads',
);

function readAddress({ origin, pathname, search, hash, searchParams }: URL): ScannedText {
  if (origin !== location.origin) return NOTHING;
  if (SHARE_PATHS.includes(pathname)) return { kind: 'page', to: pathname + search + hash };
  const code = DEMO_PATHS.includes(pathname) ? searchParams.get('code') : null;
  return code === null ? NOTHING : { kind: 'signIn', code };
}
