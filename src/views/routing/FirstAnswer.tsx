import { PATHS, SHARE_PATHS } from '../../constants/paths.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';

const DRAWN = [PATHS.login, ...SHARE_PATHS];

/** Away from the pages that the backend draws nothing of its first answer may stay; those take it away themselves. */
export function FirstAnswer() {
  const pathname = useAppSelector(selectPathname);
  useFirstAnswer(pathname !== '' && !DRAWN.includes(pathname));
  return null;
}
