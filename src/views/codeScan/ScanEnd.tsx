import { ArrowLeftRight, Check, CircleAlert, ScanLine, X } from 'lucide-react';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { type Elsewhere, scanRestarted, selectCodeScan } from '../../features/codeScan/codeScanSlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { classes } from '../common/classes.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './scan.module.css';

/** The result of the scan: the sign-in is answered, the item is in another company, or the code points nowhere. */
export function ScanEnd() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, elsewhere } = useAppSelector(selectCodeScan);
  const [title, sentence] = useWords();
  const icon = { allowed: Check, refused: X, elsewhere: ArrowLeftRight }[String(status)] ?? CircleAlert;
  return (
    <div className={styles.scanEnd} role={status === 'failed' ? 'alert' : 'status'}>
      <span
        className={classes(styles.scanGlyph, status === 'allowed' && styles.good, status === 'failed' && styles.bad)}
      >
        <Icon of={icon} size={22} />
      </span>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.scanSentence}>{sentence}</p>
      <div className={styles.scanAnswers}>
        {elsewhere && <SwitchButton elsewhere={elsewhere} />}
        <Button wide icon={ScanLine} onClick={() => dispatch(scanRestarted())}>
          {t('codeScan:again')}
        </Button>
      </div>
    </div>
  );
}

function useWords(): readonly [title: string, sentence: string] {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const { status, elsewhere, fault, error } = useAppSelector(selectCodeScan);
  if (status === 'allowed') return [t('codeScan:allowed'), t('codeScan:allowedSentence')];
  if (status === 'refused') return [t('codeScan:refused'), t('codeScan:refusedSentence')];
  if (elsewhere) return [t('codeScan:elsewhere', { name: elsewhere.tenantName }), t('codeScan:elsewhereSentence')];
  if (fault === null || fault === 'failed') return [t('codeScan:fault_failed'), error ? t(error) : ''];
  if (fault === 'foreign') return [t('codeScan:fault_foreign', { brand }), t('codeScan:fault_foreignSentence')];
  return [t(`codeScan:fault_${fault}`), t(`codeScan:fault_${fault}Sentence`)];
}

function SwitchButton({ elsewhere: { tenantId, to } }: { readonly elsewhere: Elsewhere }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Button kind="primary" wide onClick={() => dispatch(chooserOpened({ action: 'switch', tenantId, to }))}>
      {t('codeScan:switchThere')}
    </Button>
  );
}
