/** What an application's entry page requests, as far as mounting depends on it. */
export interface EntryPage {
  /** Addresses of scripts and styles, as written. */
  readonly parts: readonly string[];
  /** The first script of the page, as written; empty for an inline one, undefined if there is none. */
  readonly firstScript: string | undefined;
  /** The start of everything that `script-src 'self'` blocks: inline scripts and handlers. */
  readonly inline: readonly string[];
  /** `<base href>`, if there is one. */
  readonly base: string | undefined;
}

/** Data blocks are not scripts. */
const SCRIPT_TYPES = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const LINKED = /^(stylesheet|modulepreload|preload)$/i;

function attributeOf(tag: string, name: string): string | undefined {
  const hit = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s/>])`, 'i').exec(tag);
  return hit ? (hit[1] ?? hit[2] ?? hit[3] ?? '') : undefined;
}

/** Reads a page as its server sends it; what scripts add later is not seen. */
export function readEntryPage(html: string): EntryPage {
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  const scripts = [...page.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/gi)]
    .map(([, tag = '', code = '']) => ({ tag, code: code.trim(), src: attributeOf(tag, 'src') }))
    .filter(({ tag }) => SCRIPT_TYPES.test(attributeOf(tag, 'type') ?? ''));
  const links = [...page.matchAll(/<link\b[^>]*>/gi)]
    .filter(([tag]) => LINKED.test(attributeOf(tag, 'rel') ?? ''))
    .flatMap(([tag]) => attributeOf(tag, 'href') ?? []);
  const handlers = [...page.matchAll(/<[a-z][^<>]*?\s(on[a-z]+\s*=[^<>]{0,40})/gi)].map(([, handler = '']) => handler);
  const base = /<base\b[^>]*>/i.exec(page)?.[0];
  const first = scripts[0];
  return {
    parts: [...scripts.flatMap(({ src }) => src ?? []), ...links],
    firstScript: first && (first.src ?? ''),
    inline: [...scripts.filter(({ src }) => src === undefined).map(({ code }) => code.slice(0, 40)), ...handlers],
    base: base && attributeOf(base, 'href'),
  };
}
