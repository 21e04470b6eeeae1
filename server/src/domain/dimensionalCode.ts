import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { CODE_REFUSALS, type readDimensionalCode } from '../../../contract/codeScan.ts';
import { type generateDimensionalCode, QR_CODE } from '../../../contract/dimensionalCode.ts';
import { ApiError, invalidField, notFound } from '../errors/apiError.ts';
import type { Services } from './services.ts';
import { findTask } from './tasks/read.ts';
import type { UserWork } from './work.ts';

type Input = z.output<typeof generateDimensionalCode.body>;
type Meant = z.input<typeof readDimensionalCode.response>;

/** Up to this length, a phone still easily reads a code of 180 px. */
const CONTENT_LIMIT = 1000;
/** A code is shown for 108 s; the rest is for people who scan it at the last moment. */
const LIFE_MS = 180_000;
const MARK = '&mark=';

const TEXTS = {
  expired: { en: 'The code has expired.', zh: '二维码已过期。' },
  unknown: { en: 'This portal did not make this code.', zh: '该二维码不是由本门户生成的。' },
};

/**
 * The text of a hand-off code: a deep link for the app, which has its own sign-in. It names things and grants nothing:
 * a photograph of the screen reveals only ids. It is valid for three minutes, and its mark proves that it was made
 * here. Throws 404 for another company or other people's to-dos, 400 for too much content.
 */
export async function dimensionalCode(work: UserWork, input: Input): Promise<string> {
  if (input.tenantId && input.tenantId !== work.tenantId) throw notFound();
  if (input.code === QR_CODE.todo) await findTask(work, input.businessId, ['personal', 'work', 'schedule']);
  const link = new URLSearchParams({ code: String(input.code), tenantId: work.tenantId, businessId: input.businessId });
  if (input.moduleName) link.set('moduleName', input.moduleName);
  if (input.parameters) link.set('parameters', JSON.stringify(input.parameters));
  link.set('until', Math.floor((work.instant.getTime() + LIFE_MS) / 1000).toString(36));
  const text = `atrium://open?${link}`;
  const content = `${text}${MARK}${await work.services.markOf(text)}`;
  if (content.length > CONTENT_LIMIT) {
    throw invalidField('parameters', { en: 'This is too much for a QR code.', zh: '内容过多，无法生成二维码。' });
  }
  return content;
}

const gone = (why: 'expired' | 'unknown') => new ApiError(404, TEXTS[why], { code: CODE_REFUSALS[why] });

/**
 * What a hand-off code means, for a phone without the app. Whether the reader may see the target is checked when it is
 * opened. Throws 404 for a text that was not made here, or is no longer valid.
 */
export async function readCode({ markOf, now }: Pick<Services, 'markOf' | 'now'>, content: string): Promise<Meant> {
  const at = content.lastIndexOf(MARK);
  const text = content.slice(0, Math.max(at, 0));
  const given = Buffer.from(content.slice(at + MARK.length));
  const right = Buffer.from(await markOf(text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw gone('unknown');
  const link = new URLSearchParams(text.slice(text.indexOf('?')));
  if (Number.parseInt(link.get('until') ?? '', 36) * 1000 <= now().getTime()) throw gone('expired');
  return {
    kind: link.get('code') === String(QR_CODE.todo) ? 'todo' : 'notification',
    tenantId: link.get('tenantId') ?? '',
    businessId: link.get('businessId') ?? '',
    moduleName: link.get('moduleName'),
  };
}
