import type { Notification } from '../../../contract/notifications.ts';
import type { ApplicationModule } from '../../constants/applications.ts';
import { safePath } from '../../lib/safePath.ts';
import { childPage, outsidePath } from '../routing/pages.ts';
import { partsOf } from '../routing/routingSlice.ts';
import { clickOf, propertiesOf } from './notificationProperties.ts';

/** The module whose notifications are about approvals. */
export const APPROVALS = 'BPM';

/** The page of an approval in the application for approvals. */
export const approvalPlace = (id: string): string => outsidePath('approval', `/request/${encodeURIComponent(id)}`);

/**
 * The page of an application that shows a notification's subject here, besides the app: the one that `App.path` names,
 * if it is an application's page of this origin, else that of an approval; null if there is none.
 */
export function applicationPlace(
  notification: Notification,
): { readonly module: ApplicationModule; readonly path: string } | null {
  const read = propertiesOf(notification);
  const named = read.ok ? read.app['path'] : undefined;
  const path = typeof named === 'string' ? safePath(named) : null;
  const page = path === null ? null : childPage(partsOf(path).pathname);
  if (path !== null && page?.isPublic === false) return { module: page.module, path };
  const click = clickOf(notification);
  if (notification.moduleName !== APPROVALS || click.kind !== 'scan') return null;
  return { module: 'approval', path: approvalPlace(click.businessId) };
}
