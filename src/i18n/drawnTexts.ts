import type { i18n } from 'i18next';
import { textsAtOnce } from './textsAtOnce.ts';
import { companyPortal } from './zh-CN/companyPortal.ts';
import { entry } from './zh-CN/entry.ts';
import { portal } from './zh-CN/portal.ts';

/** The Chinese texts, there at once: for pages that are drawn where nothing can be fetched meanwhile. */
export const drawnTexts = (): i18n => textsAtOnce('zh-CN', { ...entry, ...companyPortal, workbench: portal.workbench });
