import type * as z from 'zod/mini';
import { type generateDimensionalCode, QR_CODE } from '../../../contract/dimensionalCode.ts';
import { invalidField, notFound } from '../errors/apiError.ts';
import { findTask } from './tasks/read.ts';
import type { UserWork } from './work.ts';

type Input = z.output<typeof generateDimensionalCode.body>;

/** The limit at which a phone still easily reads a code of 180 px. */
const CONTENT_LIMIT = 1000;

/**
 * The text of a hand-off code: a deep link for the app, which has its own sign-in. It names things and grants nothing:
 * a photograph of the screen reveals only ids. Throws 404 for another company or other people's to-dos, 400 for too
 * much content.
 */
export async function dimensionalCode(work: UserWork, input: Input): Promise<string> {
  if (input.tenantId && input.tenantId !== work.tenantId) throw notFound();
  if (input.code === QR_CODE.todo) await findTask(work, input.businessId, ['personal', 'work', 'schedule']);
  const link = new URLSearchParams({ code: String(input.code), tenantId: work.tenantId, businessId: input.businessId });
  if (input.moduleName) link.set('moduleName', input.moduleName);
  if (input.parameters) link.set('parameters', JSON.stringify(input.parameters));
  const content = `atrium://open?${link}`;
  if (content.length > CONTENT_LIMIT) {
    throw invalidField('parameters', { en: 'This is too much for a QR code.', zh: '内容过多，无法生成二维码。' });
  }
  return content;
}
