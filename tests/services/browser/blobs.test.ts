import { TIMING } from '../../../src/constants/timing.ts';
import { saveBlobUrl } from '../../../src/services/browser/blobs.ts';

afterEach(() => jest.useRealTimers());

it('TODO-5 a saved file is ready for the browser for a moment, then nothing of it is kept', () => {
  jest.useFakeTimers();
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveBlobUrl('blob:1', 'a.csv');
  jest.advanceTimersByTime(TIMING.downloadHandOverMs - 1);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});
