import type { Translated } from '../types.ts';
import type { articleDetail as source } from '../zh-CN/articleDetail.ts';

export const articleDetail: Translated<typeof source> = {};
