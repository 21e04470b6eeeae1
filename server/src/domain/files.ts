import type { Readable } from 'node:stream';

/** A handler's answer that is a file, not JSON. */
export class FileAnswer {
  readonly content: Buffer | Readable;
  readonly contentType: string;
  /** Name offered for saving; any characters. */
  readonly fileName: string;
  /** Only pictures whose content was checked may be shown inline; everything else is offered for saving. */
  readonly inline: boolean;
  /** Seconds for which a browser may cache it; 0 disables caching. Private to the user unless `isPublic`. */
  readonly maxAge: number;
  readonly isPublic: boolean;
  /** Identifies this exact content: the browser revalidates each time, and gets 304 if it has it. */
  readonly etag: string | undefined;

  constructor(
    content: Buffer | Readable,
    contentType: string,
    fileName: string,
    options: { inline?: boolean; maxAge?: number; isPublic?: boolean; etag?: string } = {},
  ) {
    this.content = content;
    this.contentType = contentType;
    this.fileName = fileName;
    this.inline = options.inline ?? false;
    this.maxAge = options.maxAge ?? 0;
    this.isPublic = options.isPublic ?? false;
    this.etag = options.etag;
  }
}

/** A file from a multipart body, already read; files above the limit never get here. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}
