import { PATHS, REPLAY_PATHS } from '../../../../src/constants/paths.ts';
import { ACCOUNT_SCREENS } from './accountScreens.ts';
import { APPLICATION_SCREENS } from './applicationScreens.ts';
import { CONSOLE_SCREENS } from './consoleScreens.ts';
import { HELP_SCREENS } from './helpScreens.ts';
import { PORTAL_SCREENS } from './portalScreens.ts';
import type { SweptScreen } from './screen.ts';
import { WORK_SCREENS } from './workScreens.ts';

/** Every screen of the product that the sweep checks. */
export const SCREENS: readonly SweptScreen[] = [
  ...ACCOUNT_SCREENS,
  ...PORTAL_SCREENS,
  ...WORK_SCREENS,
  ...CONSOLE_SCREENS,
  ...HELP_SCREENS,
  ...APPLICATION_SCREENS,
];

/** Paths that render nothing of their own, each with the reason. */
export const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  [PATHS.root]: 'leads on to the sign-in page or the workbench',
  [PATHS.redirect]: 'leads on to the path behind it',
  [REPLAY_PATHS.stage]: 'the frame in the replay page: what it draws are the other screens',
};
