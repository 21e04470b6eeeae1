import { useId } from 'react';
import { TOUR_STEPS } from '../../features/tour/tourMachine.ts';
import { tourAdvanced, tourLeft, tourReturned } from '../../features/tour/tourSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { borrowFocus } from '../common/dom/borrowFocus.ts';
import { useBeside } from '../common/dom/useBeside.ts';
import { useEscape } from '../common/dom/useEscape.ts';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText, useTexts } from '../common/useText.ts';
import styles from './tour.module.css';

/** One step of the tour, next to its subject. It gets the initial focus, and does not trap it. */
export function Tour({ step }: { readonly step: (typeof TOUR_STEPS)[number] }) {
  useTexts('help');
  const t = useText();
  const dispatch = useAppDispatch();
  const id = useId();
  const { markRef, panelRef } = useBeside(`[data-tour=${step}]`);
  useEscape(panelRef, true, () => dispatch(tourLeft()));
  const at = TOUR_STEPS.indexOf(step);
  return (
    <>
      <div ref={markRef} className={styles.mark} data-tour-mark aria-hidden />
      <div ref={panelRef} className={styles.panel}>
        <div ref={borrowFocus} tabIndex={-1} className={styles.words} {...{ role: 'dialog', 'aria-labelledby': id }}>
          <div id={id} className={looks.meta}>
            {t('tour:title')}
          </div>
          <div aria-live="polite">
            <h2>{t(`tour:${step}`)}</h2>
            <p>{t(`tour:${step}_what`)}</p>
            <span className={looks.meta}>{t('tour:step', { step: at + 1, count: TOUR_STEPS.length })}</span>
          </div>
          <div className={styles.foot}>
            <PlainButton onClick={() => dispatch(tourLeft())}>{t('tour:leave')}</PlainButton>
            {at > 0 && <Button onClick={() => dispatch(tourReturned())}>{t('tour:back')}</Button>}
            <Button kind="primary" onClick={() => dispatch(tourAdvanced())}>
              {at === TOUR_STEPS.length - 1 ? t('tour:done') : t('tour:forth')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
