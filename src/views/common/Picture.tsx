import { type ReactNode, useState } from 'react';

type PictureProps = { readonly src: string | null | undefined; readonly fallback: ReactNode };

/** A decorative picture; what stands in for it also shows where there is none or it cannot be fetched. */
export function Picture({ src, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : fallback;
}
