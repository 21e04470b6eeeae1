import type { Article } from '../../../contract/portal.ts';
import type { Load } from '../../../src/lib/loading.ts';

export const loaded = <T>(data: T): Load<T> => ({ status: 'loaded', data, error: null });
export const loading = <T>(): Load<T> => ({ status: 'loading', data: null, error: null });
export const reloading = <T>(data: T): Load<T> => ({ status: 'reloading', data, error: null });
export const failed = <T>(data: T | null = null): Load<T> => ({
  status: 'failed',
  data,
  error: { text: '网络不可用' },
});

/** A notice in the middle of others. */
export const notice: Article = {
  id: 'n2',
  title: '冬季安全生产检查安排',
  category: '制造中心',
  summary: '各车间自查，月底前完成。',
  publishDate: '2026-11-18 09:00:00',
  authorName: '总经理办公室',
  body: '<h2>范围</h2><p>全部车间。</p><p onclick="x()"><img src="/api/application/get-picture-file/plan.png" alt="平面图"></p>',
  previous: { id: 'n1', title: '考勤周期调整' },
  next: { id: 'n3', title: '新版差旅标准' },
};
export const product: Article = {
  id: 'p1',
  title: 'AX-40 谐波减速机',
  cover: 'reducer.png',
  publishDate: '2026-10-01 09:00:00',
  body: '<p>中空孔径 36 mm。</p>',
};
