/** Notification modules of specification §3, in display order. PDC is displayed as PLM. */
export const NOTIFICATION_MODULES = ['BPM', 'HCM', 'OA', 'Basic', 'WMS', 'OMS', 'CRM', 'PDC', 'SCM'] as const;
export type NotificationModule = (typeof NOTIFICATION_MODULES)[number];
