import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barePicture } from '../../../server/src/domain/pictures/bare.ts';
import { exifOf, orientationIn } from '../../../server/src/domain/pictures/orientation.ts';
import { isWholePicture } from '../../../server/src/domain/pictures/whole.ts';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const WHERE = 'GPS 31.2304 N 121.4737 E';

/** What a phone writes: little-endian, rotated, with a location. */
function exif(orientation: number): Buffer {
  const entries = [
    [0x010f, 2, 4, 0x20202020],
    [0x0112, 3, 1, orientation],
    [0x8825, 4, 1, 0x30],
  ];
  const block = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag = 0, kind = 0, count = 0, value = 0], index) => {
    const at = 10 + index * 12;
    block.writeUInt16LE(tag, at);
    block.writeUInt16LE(kind, at + 2);
    block.writeUInt32LE(count, at + 4);
    block.writeUInt32LE(value, at + 8);
  });
  return Buffer.concat([text('Exif\0\0'), block, text(WHERE)]);
}

const JPEG = 'image/jpeg';
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, text('JFIF\0\x01\x02\0\0\x01\0\x01\0\0'));
const profile = segment(0xe2, text('ICC_PROFILE\0\x01\x01colours'));
const adobe = segment(0xee, text('Adobe\0d\0\0\0\0\0'));
const tables = segment(0xdb, Buffer.alloc(65, 7));
// An escaped byte, a restart, fill bytes and something that looks like Exif are all image data.
const data = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0, 4]);
const scan = (): Buffer => Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), data, text('Exif\0\0')]);
const notes = [
  segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x>${WHERE}</x>`)),
  segment(0xe0, text(`JFXX\0${WHERE}`)),
  segment(0xe2, text(`MPF\0${WHERE}`)),
  segment(0xed, text(`Photoshop 3.0\0${WHERE}`)),
  segment(0xfe, text(WHERE)),
];

describe('a JPEG', () => {
  it('loses data about place and person, and whatever follows its end; no pixel changes', () => {
    const file = Buffer.concat([START, jfif, segment(0xe1, exif(1)), ...notes, profile, adobe, tables, scan(), END]);
    const bare = barePicture(Buffer.concat([file, text(`more ${WHERE}`)]), JPEG);
    assert.deepEqual(bare, Buffer.concat([START, jfif, profile, adobe, tables, scan(), END]));
  });

  for (const orientation of [2, 3, 4, 5, 6, 7, 8])
    it(`keeps its orientation of ${orientation}`, () => {
      const file = Buffer.concat([START, segment(0xe1, exif(orientation)), tables, scan(), END]);
      const bare = barePicture(file, JPEG);
      assert.ok(!bare.includes(text(WHERE)));
      const kept = bare.subarray(6, 6 + bare.readUInt16BE(4) - 2);
      assert.equal(orientationIn(kept), orientation);
      assert.deepEqual(bare, Buffer.concat([START, segment(0xe1, kept), tables, scan(), END]));
    });

  it('keeps all of several scans, but not a comment between two of them', () => {
    const file = Buffer.concat([START, tables, scan(), segment(0xfe, text(WHERE)), tables, scan(), END]);
    assert.deepEqual(barePicture(file, JPEG), Buffer.concat([START, tables, scan(), tables, scan(), END]));
  });

  it('is kept unchanged from the point where it breaks off or is invalid', () => {
    const whole = Buffer.concat([START, segment(0xfe, text(WHERE)), tables]);
    const cut = Buffer.concat([whole, scan()]);
    assert.deepEqual(barePicture(cut, JPEG), Buffer.concat([START, tables, scan()]));
    for (const rest of [[0xff, 0xe1, 0, 1], [0xff, 0xe1, 9, 9, 1], [0xff, 0xe1, 0], [0xff], [1, 2, 3]]) {
      const broken = Buffer.concat([whole, Buffer.from(rest)]);
      assert.deepEqual(barePicture(broken, JPEG).subarray(0, 2 + tables.length), Buffer.concat([START, tables]));
    }
    assert.deepEqual(barePicture(START, JPEG), START);
  });
});

describe('an Exif block', () => {
  it('has no effect without an orientation, with an impossible one, or when truncated anywhere', () => {
    assert.equal(orientationIn(exif(0)), 1);
    assert.equal(orientationIn(exif(9)), 1);
    const whole = exif(6);
    for (let length = 0; length < 46; length++) assert.ok([1, 6].includes(orientationIn(whole.subarray(0, length))));
    const endless = exif(6);
    endless.writeUInt16LE(0xffff, 14);
    endless.writeUInt16LE(0x0113, 28);
    assert.equal(orientationIn(endless), 1);
  });

  it('of our own contains what it is made from', () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) assert.equal(orientationIn(exifOf(orientation)), orientation);
  });
});

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, text(name), content, Buffer.alloc(4, 9)]);
}

describe('a PNG', () => {
  const header = chunk('IHDR', Buffer.alloc(13));
  const pixels = chunk('IDAT', text('pixels'));
  const end = chunk('IEND', Buffer.alloc(0));
  const asides = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'].map((name) => chunk(name, text(WHERE)));

  it('loses texts, times and Exif, and whatever follows its end', () => {
    const file = Buffer.concat([
      PNG_HEAD,
      header,
      ...asides,
      chunk('iCCP', text('c')),
      pixels,
      ...asides,
      end,
      text(WHERE),
    ]);
    const bare = Buffer.concat([PNG_HEAD, header, chunk('iCCP', text('c')), pixels, end]);
    assert.deepEqual(barePicture(file, 'image/png'), bare);
  });

  it('is kept unchanged from where it breaks off', () => {
    const file = Buffer.concat([PNG_HEAD, header, asides[0] ?? PNG_HEAD, pixels.subarray(0, 11)]);
    assert.deepEqual(barePicture(file, 'image/png'), Buffer.concat([PNG_HEAD, header, pixels.subarray(0, 11)]));
  });
});

describe('a WebP', () => {
  function part(name: string, content: Buffer): Buffer {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([text(name), size, content, Buffer.alloc(content.length % 2)]);
  }
  function riff(...parts: readonly Buffer[]): Buffer {
    return part('RIFF', Buffer.concat([text('WEBP'), ...parts]));
  }
  const pixels = part('VP8 ', text('pixel'));
  const extended = (flags: number) => part('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));

  it('loses Exif and XMP, and its header says so', () => {
    const file = riff(
      extended(0x3c),
      part('ICCP', text('co')),
      pixels,
      part('EXIF', exif(1)),
      part('XMP ', text(WHERE)),
    );
    const bare = riff(extended(0x30), part('ICCP', text('co')), pixels);
    assert.deepEqual(barePicture(Buffer.concat([file, text(WHERE)]), 'image/webp'), bare);
  });

  it('keeps its orientation', () => {
    const bare = barePicture(riff(extended(0x0c), pixels, part('EXIF', exif(6))), 'image/webp');
    assert.deepEqual(bare, riff(extended(0x08), pixels, part('EXIF', exifOf(6).subarray(6))));
    assert.ok(!bare.includes(text(WHERE)));
  });

  it('stays unchanged when it cannot be parsed', () => {
    const file = riff(extended(0x08), pixels, part('EXIF', exif(6)));
    for (const end of [13, 21, 40, file.length - 4])
      assert.deepEqual(barePicture(file.subarray(0, end), 'image/webp'), file.subarray(0, end));
  });
});

it('a file of another kind stays unchanged', () => {
  const file = text(`PDF ${WHERE}`);
  assert.equal(barePicture(file, 'application/pdf'), file);
});

describe('a picture that somebody must be able to read', () => {
  const png = Buffer.from(drawProduct('rail'));
  // The thumbnail has an end marker of its own, which is not the picture's.
  const thumbnail = segment(0xe1, Buffer.concat([exif(1), START, scan(), END]));
  const jpeg = Buffer.concat([START, jfif, thumbnail, tables, scan(), END]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(22);
  const webp = Buffer.concat([text('RIFF'), size, text('WEBPVP8 '), Buffer.from([10, 0, 0, 0]), Buffer.alloc(10, 1)]);

  for (const [type, whole] of [
    ['image/png', png],
    [JPEG, jpeg],
    ['image/webp', webp],
  ] as const)
    it(`is complete with its end, whatever follows, and incomplete when cut anywhere: ${type}`, () => {
      assert.equal(isWholePicture(whole, type), true);
      assert.equal(isWholePicture(Buffer.concat([whole, text(WHERE)]), type), true);
      for (let end = 0; end < whole.length; end += Math.max(1, Math.floor(whole.length / 200)))
        assert.equal(isWholePicture(whole.subarray(0, end), type), false, `${end} of ${whole.length}`);
      assert.equal(isWholePicture(whole.subarray(0, -1), type), false);
    });

  it('counts as complete if of another kind', () => assert.equal(isWholePicture(text('a,b'), 'text/csv'), true));
});
