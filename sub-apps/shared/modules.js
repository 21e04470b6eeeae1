/** The modules that the portal knows. */
const MODULES = ['hr', 'approval', 'oa', 'pdc', 'crm', 'oms', 'scm', 'wms', 'qms', 'mes', 'fms'];

/** The application that is served at this address: `/micro/crm/list` is `crm`, wherever its files may lie. */
export const CODE = location.pathname.split('/').find((part) => MODULES.includes(part)) ?? 'oa';
/** Folder of its pages, with a closing separator. */
export const BASE = `${location.pathname.split(`/${CODE}`, 1)[0]}/${CODE}/`;
