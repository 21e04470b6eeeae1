import { SHARE_PAGE_ELEMENT, type SharePage, sharePage } from '../../../contract/sharePage.ts';
import { performer } from '../../lib/performer.ts';

const taken = new Set<keyof SharePage>();

/**
 * Part of the data from which the backend rendered the first answer (specification §2, shared pages), or undefined:
 * each part is handed out once, and only for its own company, so that a later visit asks the server.
 */
function take<Part extends keyof SharePage>(part: Part, tenantId: string): SharePage[Part] | undefined {
  const text = document.getElementById(SHARE_PAGE_ELEMENT)?.textContent ?? '';
  if (taken.has(part) || text === '') return undefined;
  try {
    const page = sharePage.parse(JSON.parse(text));
    if (page.company.tenantId !== tenantId) return undefined;
    taken.add(part);
    return page[part];
  } catch {
    console.warn(`#${SHARE_PAGE_ELEMENT} is malformed; the portal asks the server`);
    return undefined;
  }
}

export const takeFirstCompany = performer('takeFirstCompany', (tenantId: string) => take('company', tenantId), 'reads');
export const takeFirstHome = performer('takeFirstHome', (tenantId: string) => take('home', tenantId), 'reads');
export const takeFirstArticle = performer('takeFirstArticle', (tenantId: string) => take('article', tenantId), 'reads');
