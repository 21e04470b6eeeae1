/** Why the entry page of an application is no page: its status, no answer at all, or something else than HTML. */
export interface EntryFailure {
  readonly code: 'HTTP' | 'NETWORK' | 'NOT_HTML';
  readonly status?: number;
}

const HTML = /^text\/html\b/i;

/** Whether the browser says of a frame's page that it was answered with success, as HTML. Not all of them tell a status. */
export function isEntryPage({ performance, document }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const status = navigation && 'responseStatus' in navigation ? Number(navigation.responseStatus) : 0;
  return status >= 200 && status < 300 && HTML.test(document.contentType);
}

/**
 * What is wrong with an entry page, or null: asked again, beside the frame, where the browser does not tell, or nothing has come
 * into the frame.
 */
export async function checkEntry(url: string, signal: AbortSignal): Promise<EntryFailure | null> {
  try {
    const headers = { accept: 'text/html' };
    // Past the cache, in which the frame's request for the same address would wait for this one.
    const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'same-origin', headers });
    await answer.body?.cancel();
    if (!answer.ok) return { code: 'HTTP', status: answer.status };
    return HTML.test(answer.headers.get('content-type') ?? '') ? null : { code: 'NOT_HTML' };
  } catch {
    return { code: 'NETWORK' };
  }
}
