/** Why an application's entry page is not usable: its status, no answer at all, or something other than HTML. */
export interface EntryFailure {
  readonly code: 'HTTP' | 'NETWORK' | 'NOT_HTML';
  readonly status?: number;
}

const HTML = /^text\/html\b/i;

/**
 * Whether the browser reports that a frame's page was answered successfully, as HTML. Not all browsers report a status.
 */
export function isEntryPage({ performance, document }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const status = navigation && 'responseStatus' in navigation ? Number(navigation.responseStatus) : 0;
  return status >= 200 && status < 300 && HTML.test(document.contentType);
}

/**
 * What is wrong with an entry page, or null. Requests it again, outside the frame, if the browser does not say, or the
 * frame has received nothing.
 */
export async function checkEntry(url: string, signal: AbortSignal): Promise<EntryFailure | null> {
  try {
    const headers = { accept: 'text/html' };
    // Bypasses the cache, where the frame's request for the same address would wait for this one.
    const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'same-origin', headers });
    await answer.body?.cancel();
    if (!answer.ok) return { code: 'HTTP', status: answer.status };
    return HTML.test(answer.headers.get('content-type') ?? '') ? null : { code: 'NOT_HTML' };
  } catch {
    return { code: 'NETWORK' };
  }
}
