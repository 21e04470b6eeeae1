import { selectHelpArrived } from '../../features/help/helpSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';

const HelpPanel = lazyScreen(() => import('../help/HelpPanel.tsx'), 'HelpPanel');

/** Help, once its area has loaded. */
export function HelpContents() {
  return useAppSelector(selectHelpArrived) ? <HelpPanel /> : null;
}
