import type { Translated } from '../types.ts';
import type { articleList as source } from '../zh-CN/articleList.ts';

export const articleList: Translated<typeof source> = {};
