import { readPictureCode } from '../../../src/services/browser/codePicture.ts';
import { codeReader } from '../../../src/services/browser/codeReader.ts';
import { keepFile } from '../../../src/services/browser/files.ts';

jest.mock('../../../src/services/browser/codeReader.ts');

const close = jest.fn();
const picture = { width: 400, height: 300, close };
const decode = jest.fn(async () => picture);
const { id } = keepFile(new File(['x'], 'screen.png'));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { createImageBitmap: decode });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

it('reads the code in a picked picture and releases the picture', async () => {
  const read = jest.fn(async () => 'QRCODE_LOGIN:c1');
  jest.mocked(codeReader).mockResolvedValue(read);
  expect(await readPictureCode(id)).toBe('QRCODE_LOGIN:c1');
  expect(read).toHaveBeenCalledWith(picture);
  expect(close).toHaveBeenCalledTimes(1);
});

it('finds no code in a picture without one, in a file that is not a picture, or without a file', async () => {
  jest.mocked(codeReader).mockResolvedValue(async () => Promise.reject(new Error('no code')));
  expect(await readPictureCode(id)).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
  decode.mockRejectedValueOnce(new DOMException('no picture', 'InvalidStateError'));
  expect(await readPictureCode(id)).toBeNull();
  expect(await readPictureCode('forgotten')).toBeNull();
});
