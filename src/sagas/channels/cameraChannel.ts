import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { type CameraEvent, watchCodes } from '../../services/browser/camera.ts';

/** What the camera sees, from its start until the channel is closed. */
export const cameraChannel = performer('cameraChannel', (): EventChannel<CameraEvent> => eventChannel(watchCodes));
