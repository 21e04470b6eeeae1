import { useRef } from 'react';
import { childPage } from '../../features/routing/pages.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import {
  type Frame,
  selectFrames,
  selectOverlayShown,
  selectShownFrame,
  selectSpare,
  selectSubAppRefused,
} from '../../features/subApp/subAppSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { useFrameBar } from '../common/dom/useFrameBar.ts';
import { useInertAround } from '../common/dom/useInertAround.ts';
import { NoPermission } from '../common/NoPermission.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { SubAppFrame } from './SubAppFrame.tsx';
import styles from './subApps.module.css';

interface Drawn {
  readonly instance: string;
  readonly frame: Frame | null;
}

/**
 * The business applications (APP-1), above the sheet while one of them is the page and hidden otherwise. A public one
 * fills the window; the others stay inside the shell.
 */
export function SubAppLayer() {
  useTexts('portal');
  useTexts('subApps');
  const t = useText();
  const layer = useRef<HTMLElement>(null);
  const page = childPage(useAppSelector(selectPathname));
  const frames = useAppSelector(selectFrames);
  const shown = useAppSelector(selectShownFrame);
  const spare = useAppSelector(selectSpare);
  const isRefused = useAppSelector(selectSubAppRefused);
  const isOverlaid = useAppSelector(selectOverlayShown);
  const isPublic = page?.isPublic === true;
  const ofPage = frames.filter((frame) => frame.isPublic === isPublic);
  const drawn = ofPage.map((frame): Drawn => ({ instance: frame.instance, frame }));
  // In one list with the others, so that it stays the same element when an application starts in it.
  if (spare !== null && !isPublic) drawn.push({ instance: spare, frame: null });
  useInertAround(layer, isOverlaid);
  useFrameBar(shown?.status === 'active' && !isRefused ? shown.bar : 0);
  return (
    <>
      <section
        ref={layer}
        className={styles.layer}
        aria-label={t('subApp:layer')}
        data-shown={page !== null || undefined}
        data-public={isPublic || undefined}
        data-overlaid={isOverlaid || undefined}
      >
        {isRefused && <NoPermission />}
        {drawn.map(({ instance, frame }) => (
          <SubAppFrame
            key={instance}
            instance={instance}
            frame={frame}
            shown={!isRefused && instance === shown?.instance}
          />
        ))}
      </section>
      {isOverlaid && (
        <Layer>
          <div className={styles.shade} />
        </Layer>
      )}
    </>
  );
}
