import type { ReportFacts } from '../../src/features/problemReport/problemReport.ts';

/** The facts on the workbench when nothing has failed. */
export const reportFacts = (): ReportFacts => ({
  at: '2026-11-20T02:24:00.000Z',
  page: '/portal',
  product: 'Atrium',
  version: '0.3.0',
  commit: '',
  language: 'zh-CN',
  browser: 'Chrome-143.0',
  system: 'Linux x86_64',
  failures: [],
  stopped: [],
});
