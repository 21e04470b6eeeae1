import { selectBrandTitle, selectFooter, selectVersionNo } from '../../features/brand/brandSlice.ts';
import { type HelpShown, helpTurnedTo } from '../../features/helpPanel/helpPanelSlice.ts';
import { reportOpened } from '../../features/problemReport/problemReportSlice.ts';
import { actionLogOpened, chatToggled, selectChatShown } from '../../features/shell/shellSlice.ts';
import { tourBegun } from '../../features/tour/tourSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';

/**
 * Where to go next: other topics, the help centre if this installation has one, and the administrator, with the version
 * to quote.
 */
export function HelpWays({ shown }: { readonly shown: HelpShown }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { helpCentre } = useAppSelector(selectFooter);
  const brand = useAppSelector(selectBrandTitle);
  const version = useAppSelector(selectVersionNo);
  const isChatShown = useAppSelector(selectChatShown);
  const beginTour = () => {
    // It would lie over the chat, and opening the chat ends it.
    if (isChatShown) dispatch(chatToggled());
    dispatch(tourBegun());
  };
  return (
    <section className={styles.ways} aria-label={t('help:more')}>
      <div className={styles.buttons}>
        {shown !== 'page' && (
          <PlainButton onClick={() => dispatch(helpTurnedTo('page'))}>{t('help:toPage')}</PlainButton>
        )}
        {shown !== 'topics' && (
          <PlainButton onClick={() => dispatch(helpTurnedTo('topics'))}>{t('help:topics')}</PlainButton>
        )}
        <PlainButton onClick={beginTour}>{t('help:tourAgain')}</PlainButton>
        <PlainButton onClick={() => dispatch(reportOpened())}>{t('problemReport:entry')}</PlainButton>
        <PlainButton onClick={() => dispatch(actionLogOpened())}>{t('shell:actionLog')}</PlainButton>
      </div>
      <p className={looks.meta}>{t('shell:helpSentence')}</p>
      <div className={styles.links}>
        {helpCentre && (
          <a href={helpCentre} target="_blank" rel="noopener noreferrer">
            {t('shell:helpCentre')}
          </a>
        )}
        <a href="/accessibility.html" target="_blank" rel="noopener">
          {t('shell:accessibility')}
        </a>
        <span className={looks.meta}>{t('shell:versionNow', { brand, version })}</span>
      </div>
    </section>
  );
}
