import { actionLogMachine } from '../../src/features/actionLog/actionLogMachine.ts';
import * as log from '../../src/features/actionLog/actionLogSlice.ts';
import { logReading } from '../support/deskWork.ts';
import { exhaust } from '../support/exhaust.ts';

describe('actionLog', () => {
  exhaust(actionLogMachine, log.actionLogReducer, {
    logRead: [log.logRead(logReading())],
    segmentChecked: [log.segmentChecked({ segment: 0, check: null }), log.segmentChecked({ segment: 1, check: 12 })],
    logChecked: [log.logChecked()],
    logLeft: [log.logLeft()],
  });
});
