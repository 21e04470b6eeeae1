import type { Store } from '@reduxjs/toolkit';
import { TIMING } from '../constants/timing.ts';
import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import { selectSettings } from '../features/settings/settingsSlice.ts';
import type { Program } from '../sagas/root.ts';
import { later, sinceStart } from '../services/browser/lifetime.ts';
import { onHidden } from '../services/browser/page.ts';
import { createRecorder, type Recorder } from '../tape/record.ts';
import type { ReplayedAreas } from './replayTape.ts';
import type { RootState } from './rootReducer.ts';
import type { KeptTape } from './tapeDesk.ts';

/** The portal's recording: at run time it only takes notes; everything else comes later, in a chunk of its own. */
export interface Recording {
  readonly recorder: Recorder;
  readonly desk: TapeDesk;
  /** Keeps what is noted from now on, for as long as the person's settings allow. */
  readonly begin: (store: Pick<Store<RootState>, 'getState'>) => void;
}

/** Records what happens in the portal (decision 0020), masked, and only in this tab's own storage. */
export function createRecording({ flowBegunBy }: Program, areas: ReplayedAreas): Recording {
  let isWanted = () => true;
  let kept: Promise<KeptTape> | null = null;
  let settle = () => {};
  const tape = async () => {
    kept ??= import('./tapeDesk.ts').then(({ keepTape }) => keepTape(recorder, areas));
    const keeping = await kept;
    settle = keeping.settle;
    if (!isWanted()) halt(keeping);
    return keeping;
  };
  /** Stops recording for this page load and forgets what was recorded. */
  function halt(keeping: KeptTape): void {
    recorder.stop();
    keeping.clear();
  }
  const write = async () => (await tape()).write();
  // Nobody waits for it; without its chunk there is no tape.
  const writeLater = () => void write().catch(() => recorder.stop());
  const onNote = () => later(writeLater, kept === null ? TIMING.tapeStartMs : TIMING.tapeWriteMs);
  const recorder = createRecorder({ clock: sinceStart, nameOf: flowBegunBy, onNote });

  return {
    recorder,
    desk: {
      readTape: async () => (await tape()).read(),
      checkTape: async (segment) => (await tape()).check(segment),
      fileOfTape: async () => (await tape()).file(),
      fileOfReport: async (report) => (await tape()).fileWith(report),
      forgetTape: async () => halt(await tape()),
    },
    begin: ({ getState }) => {
      isWanted = () => selectSettings(getState()).recordActions;
      onHidden(() => {
        if (isWanted()) settle();
      });
    },
  };
}
