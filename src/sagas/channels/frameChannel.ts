import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { type FrameEvent, onFrameEvent } from '../../services/subApps/frames.ts';

/** What happens in the frames of all applications. Nothing is lost while an earlier event is dealt with. */
export const frameChannel = performer(
  'frameChannel',
  (): EventChannel<FrameEvent> => eventChannel(onFrameEvent, buffers.expanding()),
);
