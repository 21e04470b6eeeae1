import type { TextFunction } from './useText.ts';

/** The displayed name of a module: its assistant's name, PLM for PDC, an unknown module's own name (§3). */
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
