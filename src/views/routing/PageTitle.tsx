import { selectShellOpen } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { DocumentTitle } from './DocumentTitle.tsx';

/** The title of every page outside the signed-in portal, which counts unread notifications in its own. */
export function PageTitle() {
  return useAppSelector(selectShellOpen) ? null : <DocumentTitle />;
}
