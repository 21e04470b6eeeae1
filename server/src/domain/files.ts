import type { Readable } from 'node:stream';

/** A handler's answer that is a file and not JSON. */
export class FileAnswer {
  readonly content: Buffer | Readable;
  readonly contentType: string;
  /** Name for the person who saves it; any characters. */
  readonly fileName: string;
  /** Only pictures whose content was checked may be shown in place; everything else is offered for saving. */
  readonly inline: boolean;
  /** Seconds a browser may keep it; 0 for none. Private to the user unless `isPublic`. */
  readonly maxAge: number;
  readonly isPublic: boolean;

  constructor(
    content: Buffer | Readable,
    contentType: string,
    fileName: string,
    options: { inline?: boolean; maxAge?: number; isPublic?: boolean } = {},
  ) {
    this.content = content;
    this.contentType = contentType;
    this.fileName = fileName;
    this.inline = options.inline ?? false;
    this.maxAge = options.maxAge ?? 0;
    this.isPublic = options.isPublic ?? false;
  }
}

/** A part of a multipart body that is a file, already read; larger than the limit never gets here. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}
