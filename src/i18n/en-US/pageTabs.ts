import type { Translated } from '../types.ts';
import type { pageTabs as source } from '../zh-CN/pageTabs.ts';
import { portal } from './portal.ts';

export const pageTabs: Translated<typeof source> = {
  pin: 'Pin',
  unpin: 'Unpin',
  close: 'Close',
  closeOthers: 'Close others',
  closeRight: 'Close to the right',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  menu: 'Tab menu of {name}',
  question: 'Close {module}?',
  unsaved: 'There is unsaved work in {module}.',
  unsavedTitled: 'There is unsaved work in {module}, “{title}”.',
  unsavedLost: 'It is lost when the tab is closed.',
  closeAnyway: 'Close and discard',
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
};
