import { onFilesDropped } from '../../../src/services/browser/droppedFiles.ts';
import { pickedFile } from '../../../src/services/browser/files.ts';

/** Drags something over the page, or drops it; whether the browser was kept from opening it. */
function drags(type: 'dragover' | 'drop', files?: readonly File[]): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: files ? { files } : null });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('reports files dropped anywhere on the page, which the browser does not open, until the listener is removed', () => {
  const listener = jest.fn();
  const stop = onFilesDropped(listener);
  expect([drags('dragover'), drags('drop', [new File(['hello'], '清单.txt')])]).toEqual([true, true]);
  const [[[dropped]]] = listener.mock.calls;
  expect(dropped).toMatchObject({ fileName: '清单.txt', size: 5 });
  expect(pickedFile(dropped.id)?.name).toBe('清单.txt');
  stop();
  expect([drags('dragover'), drags('drop', [new File(['hello'], 'late')])]).toEqual([false, false]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('reports nothing if something other than files is dropped', () => {
  const listener = jest.fn();
  const stop = onFilesDropped(listener);
  drags('drop', []);
  drags('drop');
  stop();
  expect(listener).not.toHaveBeenCalled();
});
