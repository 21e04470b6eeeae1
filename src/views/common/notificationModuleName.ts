import type { TextFunction } from './useText.ts';

/** What a module is called on the screen: its assistant's name, PLM for PDC, a stranger's own name as it is (§3). */
export function notificationModuleName(t: TextFunction, moduleName: string): string {
  switch (moduleName) {
    case 'BPM':
      return t('notificationCentre:moduleBPM');
    case 'HCM':
      return t('notificationCentre:moduleHCM');
    case 'OA':
      return t('notificationCentre:moduleOA');
    case 'Basic':
      return t('notificationCentre:moduleBasic');
    case 'PDC':
      return 'PLM';
    default:
      return moduleName;
  }
}
