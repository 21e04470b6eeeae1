import { Texts } from './texts.ts';
import { companyPortal } from './zh-CN/companyPortal.ts';
import { entry } from './zh-CN/entry.ts';
import { portal } from './zh-CN/portal.ts';

/** The Chinese texts, available synchronously: for pages rendered where nothing can be fetched. */
export const drawnTexts = (): Texts => new Texts('zh-CN', { ...entry, ...companyPortal, workbench: portal.workbench });
