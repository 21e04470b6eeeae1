import { CURED_BY_RELOAD } from '../constants/runtimeFaults.ts';
import { SECRET } from '../constants/shownFields.ts';
import { isPhoneLike } from './standIn.ts';

/** Hides a piece that has no parts, by the name of the field that holds it. */
export type HidePiece = (piece: string, name: string) => string;

/** A name that hides whatever it holds. */
const PHONE = 'phone';
/** A file's extension decides whether it is refused or shown. */
const FILE = /^(.+)(\.(?:jpe?g|png|gif|webp|svg|pdf|csv|txt|zip|docx?|xlsx?|pptx?|mp4))$/i;

/**
 * Hides the parts of a text so that the program still finds the structure it looks for: white space at the ends, the
 * scheme of a header, values in JSON, segments and parameters of an address.
 */
export function inParts(text: string, name: string, hide: HidePiece): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (inner === '') return text;
  return before + inside(inner, name, hide) + after;
}

function inside(text: string, name: string, hide: HidePiece): string {
  const [, scheme = '', credentials = ''] = /^(Bearer |Basic )(.*)$/s.exec(text) ?? [];
  if (scheme) return scheme + hide(credentials, 'token');
  if (SECRET.test(name)) return hide(text, name);
  if (/^[[{]/.test(text)) return inJson(text, name, hide) ?? hide(text, name);
  if (/^(\/|https?:\/\/|[^\s/]+\/[^\s]*$)/.test(text)) return inAddress(text, name, hide);
  if (/^[?#]./.test(text)) return text.slice(0, 1) + inQuery(text.slice(1), name, hide);
  const fault = CURED_BY_RELOAD.find((known) => text.includes(known));
  if (fault) return text.replace(/[\s\S]+/, fault);
  const [, stem = '', kind = ''] = FILE.exec(text) ?? [];
  return kind ? hide(stem, name) + kind : hide(text, name);
}

function inJson(text: string, name: string, hide: HidePiece): string | null {
  try {
    return JSON.stringify(inValue(JSON.parse(text), name, hide));
  } catch {
    return null;
  }
}

function inValue(value: unknown, name: string, hide: HidePiece): unknown {
  if (typeof value === 'string') return inParts(value, name, hide);
  if (typeof value === 'number') return isPhoneLike(String(value)) ? Number(hide(String(value), PHONE)) : value;
  if (Array.isArray(value)) return value.map((item) => inValue(item, name, hide));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, field]) => [isPhoneLike(key) ? hide(key, PHONE) : key, inValue(field, key, hide)]),
  );
}

function inAddress(text: string, name: string, hide: HidePiece): string {
  const [, origin = '', path = '', search = '', hash = ''] =
    /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const segments = path.split('/').map((segment) => segment && inSegment(segment, name, hide));
  const rest = [search, hash].map((part) => part && part.slice(0, 1) + inQuery(part.slice(1), name, hide));
  return origin + segments.join('/') + rest.join('');
}

/** `a=1&b=2`, each value under the name of its parameter; a part without a name goes by that of the whole. */
function inQuery(text: string, name: string, hide: HidePiece): string {
  return text
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) return pair && inSegment(pair, name, hide);
      return `${pair.slice(0, at)}=${inSegment(pair.slice(at + 1), pair.slice(0, at), hide)}`;
    })
    .join('&');
}

/** A percent-encoded piece; unchanged if nothing in it is hidden. */
function inSegment(segment: string, name: string, hide: HidePiece): string {
  const plain = decoded(segment);
  const hidden = plain && inParts(plain, name, hide);
  return hidden === plain ? segment : encodeURIComponent(hidden);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
