import { selectBrandTitle, selectFooter, selectVersionNo } from '../../features/brand/brandSlice.ts';
import { actionLogOpened } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';
import panelsStyles from './panels.module.css';

/** Where help is found: the help centre, if this installation has one, and the administrator, who is told the version. */
export function HelpPanel() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { helpCentre } = useAppSelector(selectFooter);
  const brand = useAppSelector(selectBrandTitle);
  const version = useAppSelector(selectVersionNo);
  return (
    <>
      <h2 className={panelsStyles.panelTitle}>{t('shell:help')}</h2>
      <div className={styles.helpBody}>
        {helpCentre && (
          <a href={helpCentre} target="_blank" rel="noopener noreferrer">
            {t('shell:helpCentre')}
          </a>
        )}
        <p>{t('shell:helpSentence')}</p>
        <PlainButton onClick={() => dispatch(actionLogOpened())}>{t('shell:actionLog')}</PlainButton>
        <p className={looks.meta}>{t('shell:versionNow', { brand, version })}</p>
      </div>
    </>
  );
}
