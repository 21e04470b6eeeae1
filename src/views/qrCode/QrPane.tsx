import { ChevronLeft, CircleAlert, RotateCcw } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { TIMING } from '../../constants/timing.ts';
import { qrContentResource, selectQrContent } from '../../features/qrCode/qrCodeSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { borrowFocus } from '../common/dom/borrowFocus.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { pressedByEscape } from '../common/dom/pressedByEscape.ts';
import { retrying } from '../common/dom/retrying.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PaneBack, PaneBody, PaneTop } from '../common/Pane.tsx';
import { PhoneLink } from '../common/PhoneLink.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { SecondsLeft } from '../common/SecondsLeft.tsx';
import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './qrPane.module.css';

const QrImage = lazyScreen(() => import('./QrImage.tsx'), 'QrImage');
const SECONDS = TIMING.qrRefreshMs / 1000;
const STAY: CSSProperties & { '--qr-stay': string } = { '--qr-stay': `${SECONDS}s` };

type QrPaneProps = {
  /** Type and company, in small print above the title. */
  readonly about: string;
  readonly title: string;
  readonly onBack: () => void;
  /** What the app will show, below the code. */
  readonly children?: ReactNode;
};

function borrowFocusAndEscape(button: HTMLButtonElement | null): () => void {
  const giveBack = borrowFocus(button);
  const release = pressedByEscape(button);
  return () => {
    release?.();
    giveBack?.();
  };
}

/**
 * The hand-off to the app (specification §2 "QR code", QR-1): a code for the thing that `qrCode/qrCodeWanted` named,
 * its sentence and a back button. It covers its pane. The code is in the state; this renders it.
 */
export function QrPane({ about, title, onBack, children }: QrPaneProps) {
  const t = useText();
  const { status, data: content } = useAppSelector(selectQrContent);
  const failed = status === 'failed';
  return (
    <section className={styles.qrCover} aria-label={title}>
      <PaneTop>
        <PaneBack ref={borrowFocusAndEscape} onClick={onBack}>
          <Icon of={ChevronLeft} size={16} />
          {t('qrCode:back')}
        </PaneBack>
      </PaneTop>
      <PaneBody className={styles.qrPane}>
        <p className={looks.meta}>{about}</p>
        <h3>{title}</h3>
        <div className={styles.qrTile}>{failed ? <Failure /> : <Code />}</div>
        <div className={styles.qrWords}>
          {!failed && (
            <>
              <p className={styles.qrSentence}>{t('qrCode:scanToContinue')}</p>
              <Countdown />
            </>
          )}
        </div>
        <PhoneLink content={failed ? null : content} />
        {children}
      </PaneBody>
    </section>
  );
}

function Code() {
  const t = useText();
  const { data: content } = useAppSelector(selectQrContent);
  const coming = (
    <Skeleton label={t('qrCode:making')}>
      <SkeletonBar width={LIMITS.qrCodePx} height={LIMITS.qrCodePx} />
    </Skeleton>
  );
  if (content === null) return coming;
  return (
    <Suspense fallback={coming}>
      <QrImage />
    </Suspense>
  );
}

function Countdown() {
  const t = useText();
  // It is gone while the next code is made, and begins anew with it.
  const shown = useAppSelector(selectQrContent).status === 'loaded';
  return (
    <div className={styles.qrCountdown} style={STAY}>
      {shown && (
        <>
          <span className={styles.qrBar} data-keeps-time aria-hidden />
          <SecondsLeft seconds={SECONDS} minutes before={t('qrCode:secondsBefore')} after={t('qrCode:secondsAfter')} />
          <span className={looks.visuallyHidden}>{t('qrCode:refreshes')}</span>
        </>
      )}
    </div>
  );
}

function Failure() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.qrFailure} role="alert">
      <Icon of={CircleAlert} size={22} />
      <p>{t('qrCode:failed')}</p>
      <PlainButton onClick={retrying(() => dispatch(qrContentResource.wanted()))}>
        <Icon of={RotateCcw} size={16} />
        {t('common:retry')}
      </PlainButton>
    </div>
  );
}
