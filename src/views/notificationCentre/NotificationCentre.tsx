import { selectCentreView, selectModuleName } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ModuleList } from './ModuleList.tsx';
import { NotificationCode } from './NotificationCode.tsx';
import { NotificationList } from './NotificationList.tsx';
import '../styles/notificationCentre.css';

/** Tab 1 of the notification dialog (specification §2): modules at the left, at the right their messages or a code. */
export function NotificationCentre() {
  const view = useAppSelector(selectCentreView);
  const moduleName = useAppSelector(selectModuleName);
  return (
    <div className="dialog-panes">
      <ModuleList />
      <div className="dialog-right">
        {/* The list keeps its place behind the code. */}
        <div className="centre-list" inert={view === 'qrCode'}>
          <NotificationList key={moduleName} moduleName={moduleName} />
        </div>
        {view === 'qrCode' && <NotificationCode />}
      </div>
    </div>
  );
}
