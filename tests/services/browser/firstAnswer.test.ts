import type { SharePage } from '../../../contract/sharePage.ts';
import { sharePage } from '../../../contract/sharePage.ts';
import { sampleOf } from '../support/sampleOf.ts';

const AURORA = 'aurora';

/** The module as a page loads it, over a data block with this text. */
async function onPage(text: string) {
  document.body.innerHTML = '<script type="application/json" id="atrium-page"></script>';
  for (const block of document.scripts) block.textContent = text;
  jest.resetModules();
  return await import('../../../src/services/browser/firstAnswer.ts');
}
/** A sample fits the schema; its type is that of any value. */
const sample = sampleOf(sharePage) as SharePage;
const page = { ...sample, company: { ...sample.company, tenantId: AURORA } };

it('hands out each part of the first answer once, so that a later visit asks the server', async () => {
  const { takeFirstArticle, takeFirstCompany, takeFirstHome } = await onPage(JSON.stringify(page));
  expect([takeFirstCompany(AURORA), takeFirstHome(AURORA), takeFirstArticle(AURORA)]).toEqual([
    page.company,
    page.home,
    page.article,
  ]);
  expect([takeFirstCompany(AURORA), takeFirstHome(AURORA), takeFirstArticle(AURORA)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('hands out nothing to another company, and leaves it for its own', async () => {
  const { takeFirstCompany } = await onPage(JSON.stringify(page));
  expect(takeFirstCompany('north')).toBeUndefined();
  expect(takeFirstCompany(AURORA)).toEqual(page.company);
});

it.each([
  ['is empty, as on every other page', '', 0],
  ['is no JSON', '{', 1],
  ['does not fit the contract', '{"company":{}}', 1],
])('a data block that %s answers nothing', async (_what, text, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { takeFirstCompany } = await onPage(text);
  expect(takeFirstCompany(AURORA)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(warnings);
});
