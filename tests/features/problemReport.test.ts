import {
  failuresIn,
  pageWithoutSecrets,
  type ReportFacts,
  reportOf,
  reportText,
} from '../../src/features/problemReport/problemReport.ts';
import { problemReportMachine } from '../../src/features/problemReport/problemReportMachine.ts';
import * as report from '../../src/features/problemReport/problemReportSlice.ts';
import { logReading } from '../support/deskWork.ts';
import { exhaust } from '../support/exhaust.ts';
import { reportFacts } from '../support/reportWork.ts';

describe('problemReport', () => {
  exhaust(problemReportMachine, report.problemReportReducer, {
    reportOpened: [report.reportOpened()],
    reportRead: [report.reportRead({ facts: reportFacts(), recording: logReading() })],
    recordingAttached: [report.recordingAttached(false)],
    reportSaveBegun: [report.reportSaveBegun()],
    reportSaved: [report.reportSaved()],
    reportClosed: [report.reportClosed()],
  });
});

describe('a report', () => {
  it('the file contains what its preview shows, the words first', () => {
    const text = reportText(reportOf(reportFacts(), '  第一行\n第二行 '));
    expect(JSON.parse(text)).toEqual({ report: 1, words: '第一行\n第二行', ...reportFacts() });
  });

  it('identifies the page by its path and the names of its query parameters', () => {
    expect(pageWithoutSecrets({ pathname: '/portal', search: '?panel=todo&id=bearings' })).toBe('/portal?panel&id');
    expect(pageWithoutSecrets({ pathname: '/child/hr/%E4%BA%BA', search: '' })).toBe('/child/hr/人');
    expect(pageWithoutSecrets({ pathname: '/child/%E4', search: '' })).toBe('/child/%E4');
    expect(pageWithoutSecrets({ pathname: '/child/hr/13800000001', search: '' })).toBe('/child/hr/•••');
  });

  it('lists failures by the program’s names only', () => {
    const failed = (error: unknown) => ({ status: 'failed', data: null, error });
    const state = {
      workbench: { companyInfo: failed({ key: 'errors:network' }), todos: { status: 'loaded' } },
      notices: { latest: failed({ text: '林静 13800000001 不能访问' }) },
      homePortal: { portals: { '3a1f-tenant': { news: failed(null) } } },
      tenants: [failed({ key: 'errors:network' })],
    };
    expect(failuresIn(state)).toEqual([
      { where: 'workbench.companyInfo', what: 'errors:network' },
      { where: 'notices.latest', what: 'told by the server' },
      { where: 'homePortal.portals.….news', what: 'told by the server' },
    ]);
  });

  it('stays short however much has failed', () => {
    const state = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`slice${at}`, { status: 'failed' }]));
    expect(failuresIn(state)).toHaveLength(20);
  });

  it.each([
    ['a token', 'Bearer eyJhbGciOi.J9zdWIiOiIx.c2lnbmF0dXJl', 'eyJhbGciOi'],
    ['a token by itself', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N', 'dozjgNry'],
    ['a long one', 'abc1EF2890abcdef1234567890abcdefXYZ', 'abcdef1234'],
    ['a password', 'password=Secret!!', 'Secret!!'],
    ['a password in Chinese', '密码：hunter3', 'hunter3'],
    ['a password after its word', 'pwd hunter3', 'hunter3'],
    ['a pin', 'PIN is 1234', '1234'],
    ['a phone number', '13800000001', '13800000001'],
    ['one with spaces', '+86 138 0000 0001', '0000 0001'],
    ['an identity number', '11010519491231002X', '1949'],
    ['a code', '482719', '482719'],
    ['a code in two halves', '482 719', '719'],
  ])('%s appears nowhere in it, wherever it was written', (_what, secret, part) => {
    const facts: ReportFacts = {
      ...reportFacts(),
      page: pageWithoutSecrets({ pathname: `/child/hr/${secret}`, search: `?ticket=${secret}` }),
    };
    const state = { login: { [secret]: { status: 'failed', error: { text: secret } } } };
    const text = reportText(reportOf({ ...facts, failures: failuresIn(state) }, `打不开，${secret}。`));
    expect(text).not.toContain(part);
    expect(text).toMatch(/打不开，[^"•]*•••/);
  });

  it('keeps what is no secret', () => {
    const words = '2026-11-23 09:30，第 12 页，订单 SO-4711 共 1,280.50 元，版本 0.4.0';
    expect(reportOf(reportFacts(), words).words).toBe(words);
  });
});
