import { Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyProfile } from '../../../contract/portal.ts';
import { Button } from '../common/Button.tsx';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { Mark } from '../common/Mark.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { CONTENT_ID, SkipLink } from '../common/SkipLink.tsx';
import { useText } from '../common/useText.ts';
import { shareLinks } from './portalLinks.ts';
import styles from './shareFrame.module.css';

type ShareFrameProps = {
  /** Null until it is known. */
  readonly company: CompanyProfile | null;
  readonly languageSwitch?: ReactNode;
  readonly onShare?: () => void;
  /** Who runs this portal. */
  readonly brand?: string;
  readonly children: ReactNode;
};

/**
 * The frame of the public pages: whose they are, and who provides them. Sharing is in the head, on phones in the foot.
 */
export function ShareFrame({ company, languageSwitch, onShare, brand = 'Atrium', children }: ShareFrameProps) {
  const t = useText();
  const content = useRef<HTMLElement>(null);
  const shareButton = (wide: boolean) =>
    onShare && (
      <Button icon={Share2} wide={wide} aria-haspopup="dialog" onClick={onShare}>
        {t('share:share')}
      </Button>
    );
  return (
    <div className={classes(styles.shareFrame, onShare && styles.withShareBar)}>
      <SkipLink content={content} />
      <header className={styles.frameHead}>
        {company ? <CompanyLink company={company} /> : <SkeletonBar width={160} height={16} />}
        <div className={styles.frameActions}>
          <span className={styles.headShare}>{shareButton(false)}</span>
          {languageSwitch}
        </div>
      </header>
      <main ref={content} id={CONTENT_ID} className={styles.frameMain} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.frameFoot}>
        <span>{company && `© ${company.name}`}</span>
        <span className={styles.provider}>
          <Mark size={16} />
          {t('share:poweredBy', { brand })}
        </span>
      </footer>
      {onShare && <div className={styles.shareBar}>{shareButton(true)}</div>}
    </div>
  );
}

function CompanyLink({ company: { tenantId, name, englishName } }: { readonly company: CompanyProfile }) {
  return (
    <Link className={styles.frameCompany} to={shareLinks(tenantId).home}>
      <CompanyTile name={name} size={36} />
      <span className={styles.frameNames}>
        <span className={styles.frameName}>{name}</span>
        {englishName && (
          <span className={`${looks.meta} ${styles.frameEnglish}`} lang="en">
            {englishName}
          </span>
        )}
      </span>
    </Link>
  );
}
