/** Why the entry page of an application is no page: its status, no answer at all, or something else than HTML. */
export interface EntryFailure {
  readonly code: 'HTTP' | 'NETWORK' | 'NOT_HTML';
  readonly status?: number;
}

/**
 * What is wrong with an entry page, or null. Asked beside the frame, which tells neither a status nor a type, and not
 * before it, which would cost a round trip.
 */
export async function checkEntry(url: string, signal: AbortSignal): Promise<EntryFailure | null> {
  try {
    const headers = { accept: 'text/html' };
    // Past the cache, in which the frame's request for the same address would wait for this one.
    const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'same-origin', headers });
    await answer.body?.cancel();
    if (!answer.ok) return { code: 'HTTP', status: answer.status };
    return /^text\/html\b/i.test(answer.headers.get('content-type') ?? '') ? null : { code: 'NOT_HTML' };
  } catch {
    return { code: 'NETWORK' };
  }
}
