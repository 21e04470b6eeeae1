import { SECURITY_ACTIONS } from '../../../features/securitySetting/securityActions.ts';
import type { TextFunction } from '../../common/useText.ts';

/** What happened, in words; an unknown backend's actions in that backend's own words. */
export function actionWords(t: TextFunction, action: string): string {
  const known = SECURITY_ACTIONS.find((one) => one === action);
  return known ? t(`securitySetting:action_${known}`) : action;
}
