import { PATHS, SHARE_PATHS } from '../../constants/paths.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { isUnder } from '../../lib/safePath.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useFirstAnswer } from '../common/dom/useFirstAnswer.ts';

const DRAWN = [PATHS.login, ...SHARE_PATHS];
/** The frame of these is drawn; the portal's own removes it (views/shell/Shell.tsx). */
const FRAMED = [PATHS.workbench, PATHS.company, PATHS.console, PATHS.child];

/** The first answer may stay except on the pages that the backend draws; those remove it themselves. */
export function FirstAnswer() {
  const pathname = useAppSelector(selectPathname);
  const isDrawn = DRAWN.includes(pathname) || FRAMED.some((area) => isUnder(pathname, area));
  useFirstAnswer(pathname !== '' && !isDrawn);
  return null;
}
