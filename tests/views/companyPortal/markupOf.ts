import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole markup of a view rendered without a document, once all texts are loaded. */
export async function markupOf(view: ReactNode): Promise<string> {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(view, {
    onAllReady: () => pipe(out),
    onError: (error) => void out.destroy(error instanceof Error ? error : new Error(String(error))),
  });
  return text(out);
}
