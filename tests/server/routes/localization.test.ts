import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

/** The names that ABP's generated types of versions 8 to 10 have. */
const CULTURE = [
  'cultureName',
  'dateTimeFormat',
  'displayName',
  'englishName',
  'isRightToLeft',
  'name',
  'nativeName',
  'threeLetterIsoLanguageName',
  'twoLetterIsoLanguageName',
];

describe('languages as ABP’s own clients read them', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('are complete in the configuration, under ABP’s own names', async () => {
    const { body } = await app.ask('GET', '/api/abp/application-configuration');
    const { localization } = body;
    assert.deepEqual(Object.keys(localization.currentCulture).sort(), CULTURE);
    assert.deepEqual(Object.keys(localization).sort(), [
      'currentCulture',
      'defaultResourceName',
      'languageFilesMap',
      'languages',
      'languagesMap',
      'resources',
      'values',
    ]);
    const { name, twoLetterIsoLanguageName, nativeName } = localization.currentCulture;
    assert.deepEqual([name, twoLetterIsoLanguageName, nativeName], ['en', 'en', 'English']);
  });

  it('are also available on their own, in the requested language, to anybody', async () => {
    const ask = async (query: string) => (await app.ask('GET', `/api/abp/application-localization${query}`)).body;
    assert.deepEqual(Object.keys(await ask('')).sort(), ['currentCulture', 'resources']);
    assert.equal((await ask('')).currentCulture.name, 'en');
    assert.equal((await ask('?CultureName=zh-Hans&OnlyDynamics=false')).currentCulture.name, 'zh-Hans');
  });
});
