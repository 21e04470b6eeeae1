import { decodeText } from '../../src/lib/ics/decodeText.ts';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', [0xe5, 0x91, 0xa8]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xe5, 0x91, 0xa8]],
    ['UTF-16', [0xff, 0xfe, 0x68, 0x54]],
    ['UTF-16, big-endian', [0xfe, 0xff, 0x54, 0x68]],
    ['GB2312, as Chinese mail programs write it', [0xd6, 0xdc]],
  ])('is read from %s', (_name, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe('周'));
});
