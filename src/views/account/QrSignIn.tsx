import { Check, CircleAlert, Clock, type LucideIcon, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { selectLoginError } from '../../features/login/loginSlice.ts';
import {
  qrSignInRenewed,
  selectQrSignInContent,
  selectQrSignInError,
  selectQrSignInMade,
  selectQrSignInName,
  selectQrSignInSeconds,
  selectQrSignInStatus,
} from '../../features/qrSignIn/qrSignInSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { classes } from '../common/classes.ts';
import { retrying } from '../common/dom/retrying.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PhoneLink } from '../common/PhoneLink.tsx';
import { QrSvg } from '../common/QrSvg.tsx';
import { SecondsLeft } from '../common/SecondsLeft.tsx';
import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { FailureLine } from './FailureLine.tsx';
import styles from './qrSignIn.module.css';

/** Sign-in by a QR code that a phone scans and approves (ACC-3). The code is in the state; this renders it. */
export function QrSignIn() {
  const t = useText();
  const failure = useAppSelector(selectLoginError);
  const status = useAppSelector(selectQrSignInStatus);
  const content = useAppSelector(selectQrSignInContent);
  return (
    <section className={styles.qrSignIn} aria-label={t('login:mode_qr')}>
      <div className={styles.qrSignInTile}>
        <Code />
        <Cover />
      </div>
      <Words />
      <PhoneLink content={status === 'waiting' ? content : null} />
      <FailureLine failure={status === 'failed' ? null : failure} />
    </section>
  );
}

function Code() {
  const t = useText();
  const content = useAppSelector(selectQrSignInContent);
  const coming = useAppSelector(selectQrSignInStatus) === 'loading';
  if (content !== null && !coming) return <QrSvg content={content} label={t('login:qrCode')} />;
  return (
    <Skeleton label={t('login:qrMaking')}>
      <SkeletonBar width={LIMITS.qrCodePx} height={LIMITS.qrCodePx} />
    </Skeleton>
  );
}

/** Covers a code that can no longer be scanned. */
function Cover() {
  const t = useText();
  const status = useAppSelector(selectQrSignInStatus);
  switch (status) {
    case 'scanned':
      return (
        <Over icon={Check} good>
          <strong>{t('login:qrScanned')}</strong>
          <span>{t('login:qrScannedSentence')}</span>
        </Over>
      );
    case 'granted':
      return (
        <Over icon={Check} good>
          <strong>{t('login:qrGranted')}</strong>
        </Over>
      );
    case 'expired':
      return (
        <Over icon={Clock}>
          <RenewButton words={t('login:qrRefresh')} />
        </Over>
      );
    case 'refused':
      return (
        <Over icon={X}>
          <RenewButton words={t('login:qrAgain')} />
        </Over>
      );
    case 'failed':
      return (
        <Over icon={CircleAlert}>
          <RenewButton words={t('login:qrAgain')} />
        </Over>
      );
    default:
      return null;
  }
}

type OverProps = { readonly icon: LucideIcon; readonly good?: boolean; readonly children: ReactNode };

function Over({ icon, good = false, children }: OverProps) {
  return (
    <div className={styles.qrSignInCover}>
      <span className={classes(styles.qrSignInGlyph, good && styles.good)}>
        <Icon of={icon} size={20} />
      </span>
      {children}
    </div>
  );
}

function RenewButton({ words }: { readonly words: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button icon={RotateCcw} onClick={retrying(() => dispatch(qrSignInRenewed()))}>
      {words}
    </Button>
  );
}

/** The progress of the sign-in for screen readers, which cannot see the cover. */
function Words() {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const status = useAppSelector(selectQrSignInStatus);
  const name = useAppSelector(selectQrSignInName);
  const error = useAppSelector(selectQrSignInError);
  const lines: Partial<Record<typeof status, readonly [string, string | null]>> = {
    waiting: [t('login:qrWaiting', { brand }), null],
    scanned: [t('login:qrAwaitingPhone'), name && t('login:qrScannedBy', { name })],
    granted: [t('login:qrGrantedSentence'), null],
    expired: [t('login:qrExpired'), t('login:qrExpiredSentence')],
    refused: [t('login:qrRefused'), t('login:qrRefusedSentence')],
    failed: [t('login:qrFailed'), error && t(error)],
  };
  const [sentence, detail] = lines[status] ?? ['', null];
  return (
    <>
      <p className={styles.qrSignInSentence} role="status">
        {sentence}
      </p>
      <p className={styles.qrSignInDetail}>{status === 'waiting' ? <Countdown /> : detail}</p>
    </>
  );
}

function Countdown() {
  const t = useText();
  const seconds = useAppSelector(selectQrSignInSeconds);
  const made = useAppSelector(selectQrSignInMade);
  return (
    <>
      <SecondsLeft
        key={made}
        seconds={seconds}
        minutes
        before={t('login:qrSecondsBefore')}
        after={t('login:qrSecondsAfter')}
      />
      <span className={looks.visuallyHidden}>{t('login:qrRefreshes')}</span>
    </>
  );
}
