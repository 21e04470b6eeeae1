import { POLICIES } from '../../policies.ts';
import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { articleResource } from './oa/article.ts';
import { taskBehaviour } from './oa/assigning.ts';
import { articleBehaviour, publishDue } from './oa/publishing.ts';
import { task } from './oa/task.ts';

/** The management back office: what the company portal shows, and work to-dos for others. */
export const oa = defineApplication({
  application: {
    code: 'oa',
    label: text('管理后台', 'Management backstage'),
    policy: POLICIES.manageBackstage,
    menu: [
      { label: text('公司门户', 'Company portal'), resources: ['notice', 'news', 'product', 'culture'] },
      { label: text('协同', 'Working together'), resources: ['task'] },
    ],
    resources: [
      articleResource('notice', { label: text('公告', 'Notices'), one: text('公告', 'notice'), icon: 'megaphone' }),
      articleResource('news', { label: text('新闻', 'News'), one: text('新闻', 'news item'), icon: 'newspaper' }),
      articleResource('product', { label: text('产品', 'Products'), one: text('产品', 'product'), icon: 'package' }),
      articleResource('culture', {
        label: text('企业文化', 'Culture'),
        one: text('企业文化', 'culture article'),
        icon: 'heart-handshake',
      }),
      task,
    ],
  },
  behaviours: {
    notice: articleBehaviour('notice'),
    news: articleBehaviour('news'),
    product: articleBehaviour('product'),
    culture: articleBehaviour('culture'),
    task: taskBehaviour,
  },
  sweep: publishDue,
});
