import { PATHS } from '../../constants/paths.ts';
import { selectCurrentApplication } from '../../features/applications/applicationsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText, useTexts } from '../common/useText.ts';
import { NoticePage } from './NoticePage.tsx';

/** /loading-page (RTE-6): the tab in which the stored application opens; it says so if there is none. */
export function LoadingPage() {
  useTexts('portal');
  const t = useText();
  const application = useAppSelector(selectCurrentApplication);
  return application === null ? (
    <NoticePage
      title={t('routing:applicationMissing')}
      sentence={t('routing:applicationMissingSentence')}
      action={t('routing:backToWorkbench')}
      to={PATHS.workbench}
    />
  ) : (
    <NoticePage
      title={t('routing:applicationNotConnected', { name: t(`applications:${application}`) })}
      sentence={t('routing:applicationNotConnectedSentence')}
      action={t('routing:backToWorkbench')}
      to={PATHS.workbench}
    />
  );
}
