import { Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectHelpArrived } from '../../features/help/helpSlice.ts';
import { selectUnreadTotal } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { useTexts } from '../common/useText.ts';
import { NotificationDialogHost } from '../notificationDialog/NotificationDialogHost.tsx';
import { PopupHost } from '../realtime/PopupHost.tsx';
import { DocumentTitle } from '../routing/DocumentTitle.tsx';
import { UnreadIcon } from '../routing/UnreadIcon.tsx';
import { SelectPersonHost } from '../selectPerson/SelectPersonHost.tsx';
import { LazyLayer } from '../utility/LazyLayer.tsx';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';
import { VersionHost } from '../versionUpgrade/VersionHost.tsx';
import { Workbench } from '../workbench/Workbench.tsx';
import { Shell } from './Shell.tsx';

const HelpLayer = lazyScreen(() => import('../help/HelpPanel.tsx'), 'HelpLayer');

/** Everything behind sign-in, in one chunk: the frame, the page in it and live notifications. */
export function SignedInArea() {
  useTexts('portal');
  const unread = useAppSelector(selectUnreadTotal);
  const isWorkbench = useLocation().pathname === PATHS.workbench;
  return (
    <>
      <DocumentTitle unread={unread} />
      <UnreadIcon unread={unread} />
      <Shell>
        {isWorkbench && (
          <ViewBoundary>
            <Workbench />
          </ViewBoundary>
        )}
        <Outlet />
      </Shell>
      <NotificationDialogHost />
      <SelectPersonHost />
      <PopupHost />
      <VersionHost />
      {useAppSelector(selectHelpArrived) && (
        <LazyLayer>
          <HelpLayer />
        </LazyLayer>
      )}
    </>
  );
}
