import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';
import { hueOf, initialOf } from './nameColour.ts';
import { Picture } from './Picture.tsx';

type AvatarProps = { readonly name: string; readonly size?: number; readonly picture?: string | null | undefined };

/**
 * A person's picture, or the first letter on a background colour derived from the name. The name itself is shown next
 * to it.
 */
export function Avatar({ name, size = 24, picture }: AvatarProps) {
  const style: CSSProperties & { '--h': number } = {
    '--h': hueOf(name),
    width: size,
    height: size,
    fontSize: size >= 36 ? 14 : 12,
  };
  return (
    <span className={styles.avatar} style={style} aria-hidden>
      <Picture src={picture} fallback={size >= 36 ? [...name].slice(-2).join('') : initialOf(name)} />
    </span>
  );
}
