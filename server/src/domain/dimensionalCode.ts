import type * as z from 'zod/mini';
import { type generateDimensionalCode, QR_CODE } from '../../../contract/dimensionalCode.ts';
import { invalidField, notFound } from '../errors/apiError.ts';
import { findTask } from './tasks/read.ts';
import type { UserWork } from './work.ts';

type Input = z.output<typeof generateDimensionalCode.body>;

/** What still makes a code of 180 px that a phone reads easily. */
const CONTENT_LIMIT = 1000;

/**
 * The text of a hand-off code: a deep link for the app, which signs in by itself. It names things and grants nothing:
 * whoever photographs the screen learns ids. Throws 404 for another company or a to-do of others, 400 for too much in it.
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
