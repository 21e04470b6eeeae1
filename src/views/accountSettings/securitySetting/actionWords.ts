import { SECURITY_ACTIONS } from '../../../features/securitySetting/securityActions.ts';
import type { TextFunction } from '../../common/useText.ts';

/** What happened, in words; another backend's actions in its own. */
export function actionWords(t: TextFunction, action: string): string {
  const known = SECURITY_ACTIONS.find((one) => one === action);
  return known ? t(`securitySetting:action_${known}`) : action;
}
