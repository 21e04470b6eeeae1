import type { Translated } from '../types.ts';
import type { pageTabs as source } from '../zh-CN/pageTabs.ts';
import { applications } from './applications.ts';

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
  module_hr: applications.hr,
  module_approval: applications.approval,
  module_oa: applications.oa,
  module_pdc: applications.pdc,
  module_crm: applications.crm,
  module_oms: applications.oms,
  module_scm: applications.scm,
  module_wms: applications.wms,
  module_qms: applications.qms,
  module_mes: applications.mes,
  module_fms: applications.fms,
};
