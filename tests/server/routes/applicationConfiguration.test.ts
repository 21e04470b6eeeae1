import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const FORMAT = {
  calendarAlgorithmType: 'SolarCalendar',
  dateTimeFormatLong: 'yyyy-MM-dd HH:mm:ss',
  shortDatePattern: 'yyyy-MM-dd',
  fullDateTimePattern: 'yyyy-MM-dd HH:mm:ss',
  dateSeparator: '-',
  shortTimePattern: 'HH:mm',
  longTimePattern: 'HH:mm:ss',
};
/** Under the names that ABP's generated types of versions 8 to 10 have. */
const ENGLISH = {
  ...{ cultureName: 'en', name: 'en', displayName: 'English', nativeName: 'English', englishName: 'English' },
  ...{ twoLetterIsoLanguageName: 'en', threeLetterIsoLanguageName: 'eng', isRightToLeft: false },
  dateTimeFormat: FORMAT,
};
const CHINESE = {
  ...{ cultureName: 'zh-Hans', name: 'zh-Hans', displayName: '简体中文', nativeName: '简体中文' },
  ...{ englishName: 'Chinese (Simplified)', twoLetterIsoLanguageName: 'zh', threeLetterIsoLanguageName: 'zho' },
  ...{ isRightToLeft: false, dateTimeFormat: FORMAT },
};

describe('the configuration as ABP’s own clients read it', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('is complete for a stranger, languages included, under ABP’s own names', async () => {
    const { body } = await app.ask('GET', '/api/abp/application-configuration');
    const { localization } = body;
    assert.deepEqual(localization.currentCulture, ENGLISH);
    assert.deepEqual(Object.keys(localization).sort(), [
      'currentCulture',
      'defaultResourceName',
      'languageFilesMap',
      'languages',
      'languagesMap',
      'resources',
      'values',
    ]);
    const zone = 'Asia/Shanghai';
    assert.deepEqual(body.setting.values, {
      'Abp.Timing.TimeZone': zone,
      'Abp.Localization.DefaultLanguage': 'zh-Hans',
    });
    const windows = { timeZoneId: 'China Standard Time' };
    assert.deepEqual(body.timing.timeZone, { iana: { timeZoneName: zone }, windows });
    assert.deepEqual([body.currentUser.isAuthenticated, body.currentUser.roles], [false, []]);
  });

  it('has its languages on their own, too, in the requested one, for anybody', async () => {
    const ask = async (query: string) => (await app.ask('GET', `/api/abp/application-localization${query}`)).body;
    assert.deepEqual(Object.keys(await ask('')).sort(), ['currentCulture', 'resources']);
    assert.deepEqual((await ask('')).currentCulture, ENGLISH);
    assert.deepEqual((await ask('?CultureName=zh-Hans&OnlyDynamics=false')).currentCulture, CHINESE);
  });
});
