import { performer } from '../../lib/performer.ts';
import { codeReader } from './codeReader.ts';
import { pickedFile } from './files.ts';

/**
 * The text of the code in a picked file: a photo or a picture of a screen. Null if there is none, or the file is not a
 * picture.
 */
export const readPictureCode = performer('readPictureCode', async function readPictureCode(id: string): Promise<
  string | null
> {
  const file = pickedFile(id);
  if (!file) return null;
  try {
    const picture = await createImageBitmap(file);
    const read = await codeReader();
    return await read(picture).finally(() => picture.close());
  } catch {
    return null;
  }
});
