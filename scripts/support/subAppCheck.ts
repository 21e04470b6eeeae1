import { BRIDGE_PATH } from '../../contract/subApp.ts';
import { cachingFault, framingFault, isHtml, isScript, policyFault } from './subAppAnswers.ts';
import { type EntryPage, readEntryPage } from './subAppPage.ts';

/** A name that nobody would use, so that it cannot exist. */
const NOWHERE = 'sub-app-check-of-nothing';
const PARTS_ASKED_FOR = 20;

/** An application's answer, or undefined if there is none. */
async function ask(url: URL | string): Promise<{ answer: Response; text: string } | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
    return { answer, text: await answer.text() };
  } catch {
    return undefined;
  }
}

async function bridgeFaults(entry: URL, page: EntryPage): Promise<string[]> {
  const isBridge = (src: string): boolean => new URL(src, entry).pathname === BRIDGE_PATH;
  if (!page.parts.some(isBridge)) {
    return [`The bridge is missing: put <script src="${BRIDGE_PATH}"></script> first into the head.`];
  }
  const faults: string[] = [];
  if (!isBridge(page.firstScript ?? '')) {
    faults.push(
      'The bridge is not the first script: what runs before it can write history that the portal never sees.',
    );
  }
  const bridge = await ask(new URL(BRIDGE_PATH, entry));
  if (!bridge?.answer.ok || !isScript(bridge.answer)) {
    faults.push(`The bridge is not served: ${BRIDGE_PATH} of this origin must lead to the portal.`);
  }
  return faults;
}

/** Whether a script or style can be fetched from the expected place, also by a page in a subfolder. */
async function partFaults(entry: URL, base: string | undefined, written: string): Promise<string[]> {
  const from = new URL(base ?? '', entry);
  const url = new URL(written, from);
  if (url.pathname === BRIDGE_PATH) return [];
  if (url.origin !== entry.origin)
    return [`${written} is of another origin, which script-src 'self' does not let run.`];
  // Files shared by several applications are in a folder beside theirs.
  const beside = new URL('..', entry).pathname;
  const isShared = beside !== '/' && url.pathname.startsWith(beside);
  if (!url.pathname.startsWith(entry.pathname) && !isShared) {
    return [
      `${written} lies outside ${entry.pathname}: build with this folder as base (Vite) or publicPath (webpack).`,
    ];
  }
  const deep = new URL(base ?? '', new URL('a/page/further/down', entry));
  if (new URL(written, deep).href !== url.href) {
    return [`${written} is relative, so a page further down asks for it in the wrong folder: write ${url.pathname}.`];
  }
  const part = await ask(url);
  if (!part) return [`${url.pathname} cannot be fetched.`];
  if (!part.answer.ok) return [`${url.pathname} answers ${part.answer.status}.`];
  if (isHtml(part.answer)) return [`${url.pathname} answers with a page instead of the file.`];
  return cachingFault(url.pathname, part.answer) ?? [];
}

async function fallbackFaults(entry: URL): Promise<string[]> {
  const faults: string[] = [];
  const page = await ask(new URL(`${NOWHERE}/and/a/page`, entry));
  if (!page?.answer.ok || !isHtml(page.answer)) {
    faults.push(
      `The fallback is missing: ${entry.pathname}any/page must answer 200 with index.html, not ${page?.answer.status ?? 'at all'}.`,
    );
  }
  const file = await ask(new URL(`assets/${NOWHERE}.js`, entry));
  if (!file) return faults;
  if (file.answer.ok || isHtml(file.answer)) {
    faults.push(
      `A missing file is answered with ${file.answer.status}${isHtml(file.answer) ? ' and a page' : ''}: it must be a 404 ` +
        'without HTML, or the portal cannot tell that a part is gone.',
    );
  }
  return faults;
}

/**
 * Checks a deployed application as the portal would, and says in plain words what prevents it from being mounted;
 * nothing if all is well. `address` is the folder from which it is served.
 */
export async function checkSubApp(address: string): Promise<string[]> {
  const entry = new URL(address.replace(/\/*$/, '/'));
  const found = await ask(entry);
  if (!found) return [`Nobody answers at ${entry.href}.`];
  const { answer, text } = found;
  if (answer.status >= 300 && answer.status < 400) {
    return [
      `The page leads to ${answer.headers.get('location')}: it must be served right here, also without a sign-in.`,
    ];
  }
  if (!answer.ok) return [`The page answers ${answer.status}.`];
  if (!isHtml(answer)) return [`The page is no HTML but ${answer.headers.get('content-type') ?? 'of no type'}.`];
  const page = readEntryPage(text);
  const parts = await Promise.all(
    [...new Set(page.parts)].slice(0, PARTS_ASKED_FOR).map((part) => partFaults(entry, page.base, part)),
  );
  return [
    ...(framingFault(answer, entry.origin) ?? []),
    ...(policyFault(answer) ?? []),
    ...page.inline.map((code) => `An inline script does not run under script-src 'self': ${code} …`),
    ...(await bridgeFaults(entry, page)),
    ...(cachingFault('index.html', answer) ?? []),
    ...parts.flat(),
    ...(await fallbackFaults(entry)),
  ];
}
