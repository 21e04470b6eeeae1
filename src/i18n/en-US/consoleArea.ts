import { certification } from './certification.ts';
import { certificationReview } from './certificationReview.ts';
import { console } from './console.ts';
import { personalInfo } from './personalInfo.ts';
import { realNameAuthentication } from './realNameAuthentication.ts';

/** Texts of the management console. */
export const consoleArea = { console, certification, certificationReview, personalInfo, realNameAuthentication };
