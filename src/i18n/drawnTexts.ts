import { createInstance, type i18n } from 'i18next';
import { TEXT_FORM } from './textForm.ts';
import { companyPortal } from './zh-CN/companyPortal.ts';
import { entry } from './zh-CN/entry.ts';
import { portal } from './zh-CN/portal.ts';

/** The Chinese texts, there at once: for pages that are drawn where nothing can be fetched meanwhile. */
export function drawnTexts(): i18n {
  const texts = createInstance();
  void texts.init({
    ...TEXT_FORM,
    lng: 'zh-CN',
    initAsync: false,
    resources: { 'zh-CN': { ...entry, ...companyPortal, workbench: portal.workbench } },
  });
  return texts;
}
