import { Download } from 'lucide-react';
import { exportWanted, selectIsExporting } from '../../features/ownAccount/ownAccountSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { SectionHead } from '../common/SectionHead.tsx';
import { useText } from '../common/useText.ts';
import styles from './ownAccount.module.css';

/** Everything stored about the person, as a file. */
export function DataSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <section className={styles.section}>
      <SectionHead title={t('ownAccount:data')} />
      <p className={styles.sentence}>{t('ownAccount:dataSentence')}</p>
      <Button icon={Download} busy={useAppSelector(selectIsExporting)} onClick={() => dispatch(exportWanted())}>
        {t('ownAccount:export')}
      </Button>
    </section>
  );
}
