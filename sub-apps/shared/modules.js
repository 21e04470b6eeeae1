/** The modules that the portal knows. */
const MODULES = ['hr', 'approval', 'oa', 'pdc', 'crm', 'oms', 'scm', 'wms', 'qms', 'mes', 'fms'];

/** The application served at this address: `/micro/crm/list` is `crm`, wherever its files are. */
export const CODE = location.pathname.split('/').find((part) => MODULES.includes(part)) ?? 'oa';
/** The folder of its pages, with a trailing separator. */
export const BASE = `${location.pathname.split(`/${CODE}`, 1)[0]}/${CODE}/`;
