import type { ReactNode } from 'react';
import looks from './looks.module.css';
import styles from './Skeleton.module.css';

type SkeletonBarProps = {
  /** px, or any CSS width. */
  readonly width: number | string;
  readonly height?: number;
  readonly radius?: number;
};

/** One grey bar in place of a text or picture. */
export function SkeletonBar({ width, height = 10, radius = 4 }: SkeletonBarProps) {
  return <span className={styles.skeletonBar} style={{ width, height, borderRadius: radius }} />;
}

/** The bars of an area in the shape of the loaded one. The style sheet shows them after 200 ms. */
export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.skeleton} data-skeleton role="status" aria-busy="true">
      <span className={looks.visuallyHidden}>{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
