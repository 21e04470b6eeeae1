import { usePortalTexts } from '../common/useText.ts';
import { NotificationDialogHost } from '../notificationDialog/NotificationDialogHost.tsx';
import { PopupHost } from '../realtime/PopupHost.tsx';
import { SelectPersonHost } from '../selectPerson/SelectPersonHost.tsx';
import { VersionHost } from '../versionUpgrade/VersionHost.tsx';
import { Workbench } from '../workbench/Workbench.tsx';
import { Shell } from './Shell.tsx';

/** Everything behind the sign-in, in one chunk: the frame, the page in it and what comes in live. */
export function SignedInArea() {
  usePortalTexts();
  return (
    <>
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
