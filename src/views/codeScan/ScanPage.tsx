import { selectCodeScan } from '../../features/codeScan/codeScanSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { Finder } from './Finder.tsx';
import { ScanEnd } from './ScanEnd.tsx';
import { SignInQuestion } from './SignInQuestion.tsx';
import styles from './scan.module.css';

/** /scan: reads the portal's codes without the app (decision 0025). A scan never acts by itself. */
export function ScanPage() {
  useTexts('codeScan');
  return (
    <div className={styles.scanPage}>
      <Step />
    </div>
  );
}

function Step() {
  const t = useText();
  const { status } = useAppSelector(selectCodeScan);
  switch (status) {
    case 'looking':
      return <Finder />;
    case 'reading':
    case 'followed':
      return (
        <>
          <h1>{t('routing:scan')}</h1>
          <BusyBar label={t('codeScan:reading')} />
        </>
      );
    case 'asked':
    case 'answering':
      return <SignInQuestion />;
    default:
      return <ScanEnd />;
  }
}
