/**
 * The eleven applications. `notices` is the name under which the portal keeps the module's notifications; the others show
 * the work of the person who is signed in.
 * @typedef {{ notices: string | null, zh: string, en: string }} Module
 * @type {Readonly<Record<string, Module>>}
 */
const MODULES = {
  hr: { notices: 'HCM', zh: '人力资源', en: 'Human capital' },
  approval: { notices: 'BPM', zh: '流程审批', en: 'Approvals' },
  oa: { notices: 'OA', zh: '协同办公', en: 'Office' },
  pdc: { notices: 'PDC', zh: '产品数据', en: 'Product data' },
  crm: { notices: 'CRM', zh: '客户关系', en: 'Customers' },
  oms: { notices: 'OMS', zh: '订单管理', en: 'Orders' },
  scm: { notices: 'SCM', zh: '供应链', en: 'Supply chain' },
  wms: { notices: 'WMS', zh: '仓储管理', en: 'Warehouse' },
  qms: { notices: null, zh: '质量管理', en: 'Quality' },
  mes: { notices: null, zh: '制造执行', en: 'Manufacturing' },
  fms: { notices: null, zh: '财务管理', en: 'Finance' },
};

/** The application that is served at this address: `/micro/crm/list` is `crm`, wherever its files may lie. */
export const CODE = location.pathname.split('/').find((part) => part in MODULES) ?? 'oa';
/** Folder of its files, with a closing separator. */
export const BASE = `${location.pathname.split(`/${CODE}`, 1)[0]}/${CODE}/`;
export const MODULE = MODULES[CODE] ?? { notices: null, zh: CODE, en: CODE };
/**
 * Where the portal's dialog shows an entry: a to-do by itself, a notification in the list of its module.
 * @param {string} id
 * @returns {{ pane: 'todo' | 'notification', id: string }}
 */
export const placeOf = (id) =>
  MODULE.notices === null ? { pane: 'todo', id } : { pane: 'notification', id: MODULE.notices };
