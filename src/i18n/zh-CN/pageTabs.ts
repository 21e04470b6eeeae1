import { portal } from './portal.ts';

/** The menu of a page tab, and the question before unsaved work is closed. */
export const pageTabs = {
  pin: '固定',
  unpin: '取消固定',
  close: '关闭',
  closeOthers: '关闭其他',
  closeRight: '关闭右侧',
  moveLeft: '向左移动',
  moveRight: '向右移动',
  menu: '{name}的标签菜单',
  question: '关闭{module}？',
  unsaved: '{module}中有未保存的内容。',
  unsavedTitled: '{module}中的“{title}”有未保存的内容。',
  unsavedLost: '关闭后，这些内容将会丢失。',
  closeAnyway: '关闭并放弃',
  // The names that the flow's question uses for `module`. They come from the portal's texts, which load before these
  // are needed.
  module_hr: portal.applications.hr,
  module_approval: portal.applications.approval,
  module_oa: portal.applications.oa,
  module_pdc: portal.applications.pdc,
  module_crm: portal.applications.crm,
  module_oms: portal.applications.oms,
  module_scm: portal.applications.scm,
  module_wms: portal.applications.wms,
  module_qms: portal.applications.qms,
  module_mes: portal.applications.mes,
  module_fms: portal.applications.fms,
} as const;
