import { type ComponentProps, type ReactNode, useState } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | null | undefined;
  readonly fallback: ReactNode;
};

/** A decorative picture; shows the fallback if there is none or it cannot be fetched. */
export function Picture({ src, fallback, ...attributes }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return src && src !== failed ? <img {...attributes} src={src} alt="" onError={() => setFailed(src)} /> : fallback;
}
