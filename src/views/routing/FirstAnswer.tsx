import { SHARE_PATHS } from '../../constants/paths.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';

/** Away from the shared pages nothing of the backend's first answer may stay; those take it away themselves. */
export function FirstAnswer() {
  const pathname = useAppSelector(selectPathname);
  useFirstAnswer(pathname !== '' && !SHARE_PATHS.includes(pathname));
  return null;
}
