import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { type FrameEvent, onFrameEvent } from '../../services/subApps/frames.ts';

/** Events from the frames of all applications, buffered so that none is lost while an earlier one is handled. */
export const frameChannel = performer(
  'frameChannel',
  (): EventChannel<FrameEvent> => eventChannel(onFrameEvent, buffers.expanding()),
);
