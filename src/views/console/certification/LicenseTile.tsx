import type { ReactNode } from 'react';
import { Picture } from '../../common/Picture.tsx';
import { useText } from '../../common/useText.ts';
import styles from './certification.module.css';
import { LicenseDrawing } from './LicenseDrawing.tsx';

type LicenseTileProps = {
  readonly fileName: string | null;
  /** The URL of the full picture; null until it exists. */
  readonly url: string | null;
  readonly state: string;
  readonly isFaulty?: boolean;
  readonly children?: ReactNode;
};

/** A licence as a tile: thumbnail, name, state, and actions. */
export function LicenseTile({ fileName, url, state, isFaulty = false, children }: LicenseTileProps) {
  const t = useText();
  return (
    <div className={styles.tile} data-faulty={isFaulty || undefined}>
      <span className={styles.thumb}>
        <Picture src={url} fallback={<LicenseDrawing />} />
      </span>
      <span className={styles.tileWords}>
        <span className={styles.tileName}>{fileName ?? t('certification:license')}</span>
        <span className={styles.tileState}>{state}</span>
      </span>
      {url !== null && (
        <a className={styles.preview} href={url} target="_blank" rel="noreferrer">
          {t('certification:preview')}
        </a>
      )}
      {children}
    </div>
  );
}
