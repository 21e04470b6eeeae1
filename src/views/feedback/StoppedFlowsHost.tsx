import { RotateCcw, TriangleAlert } from 'lucide-react';
import { flowsRetried, selectFlowStopped } from '../../features/supervisor/supervisorSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './stoppedFlows.module.css';

/** Part of the portal has stopped working (sagas/supervise.ts): says so until the person restarts it. */
export function StoppedFlowsHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectFlowStopped)) return null;
  return (
    <Layer>
      <div className={styles.stopped} role="alert">
        <Icon of={TriangleAlert} strokeWidth={2} />
        <span>{t('errors:flowsStopped')}</span>
        <PlainButton onClick={() => dispatch(flowsRetried())}>
          <Icon of={RotateCcw} size={16} />
          {t('common:retry')}
        </PlainButton>
      </div>
    </Layer>
  );
}
