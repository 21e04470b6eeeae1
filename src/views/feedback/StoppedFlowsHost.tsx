import { flowsRetried, selectFlowStopped } from '../../features/supervisor/supervisorSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { StandingNotice } from './StandingNotice.tsx';

/** Part of the portal has stopped working (sagas/supervise.ts): shows this until the person restarts it. */
export function StoppedFlowsHost() {
  const t = useText();
  const shown = useAppSelector(selectFlowStopped);
  return (
    <StandingNotice shown={shown} sentence={t('errors:flowsStopped')} act={t('common:retry')} pressed={flowsRetried} />
  );
}
