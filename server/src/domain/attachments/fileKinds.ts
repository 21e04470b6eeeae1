/** A kind of file recognised by its first bytes. */
interface FileKind {
  readonly contentType: string;
  /** Extensions allowed for this content; the first is used for the server's own name. */
  readonly extensions: readonly string[];
  readonly matches: (content: Buffer) => boolean;
}

const starts =
  (...bytes: readonly number[]) =>
  (content: Buffer) =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes));
const textAt = (offset: number, text: string) => (content: Buffer) =>
  content.subarray(offset, offset + text.length).toString('latin1') === text;

/** Pictures that browsers can show safely; only these are ever sent inline. */
const pictures: readonly FileKind[] = [
  { contentType: 'image/png', extensions: ['png'], matches: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: starts(0xff, 0xd8, 0xff) },
  {
    contentType: 'image/webp',
    extensions: ['webp'],
    matches: (content) => textAt(0, 'RIFF')(content) && textAt(8, 'WEBP')(content),
  },
];
const documents: readonly FileKind[] = [
  { contentType: 'application/pdf', extensions: ['pdf'], matches: textAt(0, '%PDF-') },
  {
    contentType: 'application/zip',
    extensions: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    matches: (content) => starts(0x50, 0x4b, 0x03, 0x04)(content) || starts(0x50, 0x4b, 0x05, 0x06)(content),
  },
];

/** Extensions that promise a content which must then match. */
const promised = [...pictures, ...documents];
/** What an attacker would want a browser or a desktop to run. */
const REFUSED = new Set([
  'exe',
  'dll',
  'com',
  'scr',
  'bat',
  'cmd',
  'ps1',
  'vbs',
  'js',
  'msi',
  'lnk',
  'jar',
  'hta',
  'sh',
]);

/** Lower-case extension of a name, without its dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(fileName);
  return ending?.[1]?.toLowerCase() ?? '';
}

/** The detected kind of a file. */
export interface RecognisedFile {
  readonly contentType: string;
  readonly extension: string;
  readonly inline: boolean;
}

/**
 * The kind of a file by its content, or undefined if it must be refused: an extension that promises another content, or
 * a program. Everything unrecognised is `application/octet-stream`, which browsers only save.
 */
export function recogniseFile(fileName: string, content: Buffer): RecognisedFile | undefined {
  const extension = extensionOf(fileName);
  const starting = content.subarray(0, 2).toString('latin1');
  if (REFUSED.has(extension) || starting === 'MZ' || starts(0x7f, 0x45, 0x4c, 0x46)(content)) return undefined;
  const found = promised.find((kind) => kind.matches(content));
  const expected = promised.find((kind) => kind.extensions.includes(extension));
  if (expected && expected !== found) return undefined;
  const inline = found !== undefined && pictures.includes(found);
  // A picture with another extension would be mistaken for something else once saved.
  if (inline && !expected) return undefined;
  return { contentType: expected && found ? found.contentType : 'application/octet-stream', extension, inline };
}
