// Adds `isMultipart` and `parts` to requests.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../domain/files.ts';
import { ApiError, malformed } from '../errors/apiError.ts';
import type { Text } from '../errors/text.ts';
import { REPEATED } from './bodyParsers.ts';

/** A little above the 5 MB of one attachment (§9), so that the rule itself answers for files just above its limit. */
export const MAX_FILE_BYTES = 6 * 1024 * 1024;
export const MAX_FILES = 5;

const TEXTS = {
  tooLarge: { en: 'file size must not exceed 5M', zh: '文件大小不能超过 5M' },
  notMultipart: { en: 'The body must be multipart/form-data.', zh: '请求内容类型必须为 multipart/form-data。' },
} as const satisfies Record<string, Text>;

/**
 * Reads a whole multipart body. Throws ApiError: 413 for a file or body above the limits, 415 for another kind
 * of body, 400 for one that is truncated or otherwise malformed.
 */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw new ApiError(415, TEXTS.notMultipart);
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') continue;
        if (Object.hasOwn(fields, part.fieldname)) throw new ApiError(400, REPEATED);
        // The parser replaces bytes that are not UTF-8 with this character.
        if (part.value.includes('\uFFFD')) throw malformed();
        fields[part.fieldname] = part.value;
        continue;
      }
      const content = await part.toBuffer().catch((error: unknown) => {
        if (part.file.truncated) throw new ApiError(413, TEXTS.tooLarge);
        throw error;
      });
      files.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, content });
    }
  } catch (error) {
    // Exceeded limits have a status of their own; for anything else the parser only says that it cannot continue.
    if (error instanceof ApiError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw malformed();
  }
  return { fields, files };
}
