import { type ReactNode, useState } from 'react';

type PictureProps = { readonly src: string | null | undefined; readonly fallback: ReactNode };

/** A decorative picture; the fallback is shown if there is none or it cannot be fetched. */
export function Picture({ src, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : fallback;
}
