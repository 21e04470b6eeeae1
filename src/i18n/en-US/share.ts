import type { Translated } from '../types.ts';
import type { share as source } from '../zh-CN/share.ts';

export const share: Translated<typeof source> = {};
