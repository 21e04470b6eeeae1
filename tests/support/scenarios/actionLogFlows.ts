import { freshLogWanted, saveWanted } from '../../../src/features/actionLog/actionLogSlice.ts';
import { actionLogClosed, actionLogOpened } from '../../../src/features/shell/shellSlice.ts';
import { does, type Scenario } from './scenario.ts';

/** The dialog of the action log. */
export const actionLogScenarios: readonly Scenario[] = [
  {
    flow: 'actionLog',
    title: 'the log is read and replayed, its file saved, and the dialog closed',
    ask: does(actionLogOpened(), saveWanted(), actionLogClosed()),
    leadsTo: ['actionLog/logRead', 'actionLog/segmentChecked', 'actionLog/saveBegun', 'actionLog/logLeft'],
    story: [
      'shell/actionLogOpened',
      '→ readTape',
      'actionLog/logRead',
      '→ checkTape',
      'actionLog/segmentChecked',
      '→ checkTape',
      'actionLog/segmentChecked',
      'actionLog/logChecked',
      'actionLog/saveWanted',
      'actionLog/saveBegun',
      '→ fileOfTape',
      '→ saveBlobUrl',
      'actionLog/saveEnded',
      'shell/actionLogClosed',
      'actionLog/logLeft',
    ],
  },
  {
    flow: 'actionLog',
    title: 'a new log begins with a new page',
    before: does(actionLogOpened()),
    ask: does(freshLogWanted()),
    leadsTo: ['reload/pageReloadWanted'],
    story: [
      'actionLog/freshLogWanted',
      '→ forgetTape',
      'reload/pageReloadWanted',
      '→ flushPersistence',
      'reload/pageReloadPrepared',
      '→ reloadPage',
    ],
  },
];
