import { selectUnreadTotal } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { usePortalTexts } from '../common/useText.ts';
import { NotificationDialogHost } from '../notificationDialog/NotificationDialogHost.tsx';
import { PopupHost } from '../realtime/PopupHost.tsx';
import { DocumentTitle } from '../routing/DocumentTitle.tsx';
import { SelectPersonHost } from '../selectPerson/SelectPersonHost.tsx';
import { VersionHost } from '../versionUpgrade/VersionHost.tsx';
import { Workbench } from '../workbench/Workbench.tsx';
import { Shell } from './Shell.tsx';

/** Everything behind sign-in, in one chunk: the frame, the page in it and live notifications. */
export function SignedInArea() {
  usePortalTexts();
  return (
    <>
      <DocumentTitle unread={useAppSelector(selectUnreadTotal)} />
      <Shell>
        <Workbench />
      </Shell>
      <NotificationDialogHost />
      <SelectPersonHost />
      <PopupHost />
      <VersionHost />
    </>
  );
}
