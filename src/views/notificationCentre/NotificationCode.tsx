import type { Notification } from '../../../contract/notifications.ts';
import { applicationPlace } from '../../features/notificationCentre/applicationPlace.ts';
import { notificationBackPressed, selectScanned } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { fieldLinesOf } from '../../features/notificationCentre/notificationProperties.ts';
import { typeNameOf } from '../../features/notificationCentre/notificationTypes.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectIsModuleGranted } from '../../features/subApp/subAppSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { LinkButton } from '../common/LinkButton.tsx';
import { useText } from '../common/useText.ts';
import { QrPane } from '../qrCode/QrPane.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { useCompanyOf } from './useCompanyOf.ts';

/**
 * View 2 of the centre: the code of the selected notification, with its subject (QR-1), and a link to it in its
 * application for people with that permission.
 */
export function NotificationCode() {
  const scanned = useAppSelector(selectScanned);
  return scanned && <CodeOf notification={scanned} />;
}

function CodeOf({ notification }: { readonly notification: Notification }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const company = useCompanyOf(notification);
  const here = applicationPlace(notification);
  const isGranted = useAppSelector((state) => here !== null && selectIsModuleGranted(state, here.module));
  const [first] = fieldLinesOf(notification, useAppSelector(selectLanguage));
  const type = t(typeNameOf(notification));
  const about = company ? t('qrCode:about', { type, company }) : type;
  return (
    <QrPane
      about={first ? about : (company ?? '')}
      title={first ? String(first.value) : type}
      onBack={() => dispatch(notificationBackPressed())}
    >
      {here && isGranted && <LinkButton to={here.path}>{t('qrCode:openHere')}</LinkButton>}
      <NotificationFields notification={notification} without={first?.label} place="code" />
    </QrPane>
  );
}
