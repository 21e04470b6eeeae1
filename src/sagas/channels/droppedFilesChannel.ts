import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { onFilesDropped } from '../../services/browser/droppedFiles.ts';
import type { PickedFile } from '../../services/browser/files.ts';

/** Files that are dropped on the page. */
export const droppedFilesChannel = performer(
  'droppedFilesChannel',
  (): EventChannel<readonly PickedFile[]> => eventChannel(onFilesDropped),
);
