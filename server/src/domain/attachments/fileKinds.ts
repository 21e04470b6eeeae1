import { fileTypeFromBuffer } from 'file-type';

/** A kind of content that may be stored. */
interface FileKind {
  /** What file-type calls it, judging by content alone. */
  readonly detected: readonly string[];
  /** Extensions that a name may have for this content. */
  readonly extensions: readonly string[];
  /** Without one, browsers get `application/octet-stream`, which they only save. */
  readonly contentType?: string;
  /** A picture that browsers can show safely; only these are ever sent inline. */
  readonly inline?: true;
  /** A document that contains macros: whether to allow it is up to the installation. */
  readonly hasMacros?: true;
}

const same = (...names: readonly string[]): readonly FileKind[] =>
  names.map((name) => ({ detected: [name], extensions: [name] }));

const KINDS: readonly FileKind[] = [
  { detected: ['png', 'apng'], extensions: ['png'], contentType: 'image/png', inline: true },
  { detected: ['jpg'], extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', inline: true },
  { detected: ['webp'], extensions: ['webp'], contentType: 'image/webp', inline: true },
  { detected: ['pdf'], extensions: ['pdf'], contentType: 'application/pdf' },
  {
    detected: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    extensions: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    contentType: 'application/zip',
  },
  { detected: ['docm', 'dotm'], extensions: ['docm', 'dotm'], hasMacros: true },
  { detected: ['xlsm', 'xltm'], extensions: ['xlsm', 'xltm'], hasMacros: true },
  { detected: ['pptm', 'potm'], extensions: ['pptm', 'potm'], hasMacros: true },
  { detected: ['cfb'], extensions: ['doc', 'xls', 'ppt', 'wps', 'et', 'dps', 'msg', 'vsd', 'mpp'] },
  { detected: ['gif'], extensions: ['gif'] },
  { detected: ['tif'], extensions: ['tif', 'tiff'] },
  { detected: ['heic'], extensions: ['heic', 'heif'] },
  { detected: ['mov'], extensions: ['mov'] },
  { detected: ['mp4', 'm4v'], extensions: ['mp4', 'm4v'] },
  { detected: ['ogg', 'oga', 'ogv', 'opus'], extensions: ['ogg', 'oga', 'ogv', 'opus'] },
  { detected: ['gz', 'tar.gz'], extensions: ['gz', 'tgz'] },
  ...same('bmp', 'avif', 'psd', 'dwg', 'rtf', 'mp3', 'm4a', 'aac', 'flac', 'wav', 'webm', 'avi', 'mkv', '7z', 'rar'),
  ...same('tar', 'epub', 'stl', 'glb', 'ttf', 'otf', 'woff', 'woff2', 'ics', 'vcf'),
];

/** Text formats recognised by their first line; they may have any text extension. */
const TEXTS = ['xml'];
/** Extensions reserved for a kind above: no other content may have them. */
const PROMISED = new Set(
  KINDS.flatMap(({ extensions }) => extensions).filter((one) => !['ics', 'vcf', 'stl'].includes(one)),
);
/** Files that a desktop would run, open a shell for, mount or take settings from. */
const REFUSED = new Set(
  (
    'exe dll com scr pif cpl bat cmd ps1 psm1 vb vbs vbe js jse mjs ws wsf wsh wsc hta msi msp msix appx scf lnk url reg inf ' +
    'chm hlp jar sh desktop iso img vhd vhdx xll application gadget'
  ).split(' '),
);

/** Lower-case extension of a name, without its dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const ending = /\.([A-Za-z0-9]{1,11})$/.exec(fileName);
  return ending?.[1]?.toLowerCase() ?? '';
}

/** Names that a desktop interprets differently: it drops trailing dots and blanks, and what follows a colon. */
function isDisguised(fileName: string): boolean {
  return /[. ]$|:/.test(fileName);
}

/** Whether this is UTF-16, judging by its first two bytes; other kinds could start with the same bytes. */
function isWideText(content: Buffer): boolean {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[content.subarray(0, 2).toString('hex')];
  if (encoding === undefined) return false;
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}

/** The detected kind of a file. */
export interface RecognisedFile {
  readonly contentType: string;
  readonly extension: string;
  readonly inline: boolean;
}

/**
 * The kind of a file by its content, or undefined if it must be refused: content that is neither text nor on the list,
 * a name that promises other content or hides what it is, a program, or a document with macros unless they are allowed.
 */
export async function recogniseFile(
  fileName: string,
  content: Buffer,
  { allowsMacros }: { readonly allowsMacros: boolean },
): Promise<RecognisedFile | undefined> {
  const extension = extensionOf(fileName);
  if (REFUSED.has(extension) || isDisguised(fileName)) return undefined;
  const isWide = isWideText(content);
  const found = isWide ? undefined : await fileTypeFromBuffer(content).catch(() => ({ ext: 'broken' }));
  if (found === undefined || TEXTS.includes(found.ext)) {
    const isPlain = !PROMISED.has(extension) && (isWide || !content.includes(0));
    return isPlain ? { contentType: 'application/octet-stream', extension, inline: false } : undefined;
  }
  const kind = KINDS.find(({ detected }) => detected.includes(found.ext));
  // With another extension it would be mistaken for something else once saved.
  if (!kind?.extensions.includes(extension) || (kind.hasMacros && !allowsMacros)) return undefined;
  const { contentType = 'application/octet-stream', inline = false } = kind;
  return { contentType, extension, inline };
}
