/**
 * The eleven business applications of specification §1 in the order and groups of the all-applications popover.
 * `policy` is the application permission key of §6; the office application has none of the ten and falls under the
 * management backstage policy. `short` is its common name.
 */
export const APPLICATIONS = [
  { module: 'hr', short: 'HCM', policy: 'HCM_Auth', group: 'people' },
  { module: 'approval', short: 'BPM', policy: 'BPM_Auth', group: 'people' },
  { module: 'oa', short: 'OA', policy: 'AbpExtend.ManageBackstage', group: 'people' },
  { module: 'pdc', short: 'PLM', policy: 'PDC_Auth', group: 'product' },
  { module: 'crm', short: 'CRM', policy: 'CRM_Auth', group: 'product' },
  { module: 'oms', short: 'OMS', policy: 'OMS_Auth', group: 'product' },
  { module: 'scm', short: 'SCM', policy: 'SCM_Auth', group: 'supply' },
  { module: 'wms', short: 'WMS', policy: 'WMS_Auth', group: 'supply' },
  { module: 'qms', short: 'QMS', policy: 'QMS_Auth', group: 'supply' },
  { module: 'mes', short: 'MES', policy: 'MES_Auth', group: 'making' },
  { module: 'fms', short: 'FMS', policy: 'FMS_Auth', group: 'making' },
] as const;

export type ApplicationModule = (typeof APPLICATIONS)[number]['module'];
export type Application = (typeof APPLICATIONS)[number];
