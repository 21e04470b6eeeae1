import type { Resource } from '../../../../../../contract/businessDescription.ts';
import type { Text } from '../../../../../../contract/businessFields.ts';
import { event, field, state, tab, text } from '../../words.ts';

interface Words {
  readonly label: Text;
  readonly one: Text;
  readonly icon: string;
}

/** Something that the company portal shows: written here, published at once or at a set time. */
export const articleResource = (name: string, { label, one, icon }: Words): Resource => ({
  name,
  label,
  one,
  icon,
  facets: { title: 'title', owner: 'editor', due: 'publishAt' },
  fields: [
    field('title', 'text', '标题', 'Title', { required: true, max: 100 }),
    field('category', 'text', '分类', 'Category', { max: 30 }),
    field('summary', 'longText', '摘要', 'Summary', { max: 300 }),
    field('author', 'text', '署名', 'Signed by', { max: 50 }),
    field('editor', 'person', '编辑', 'Editor', { required: true, initial: { me: true } }),
    field('body', 'richText', '正文', 'Text', { required: true }),
    field('cover', 'text', '封面', 'Cover', { readOnly: true, max: 100 }),
    field('publishAt', 'time', '定时发布', 'To be published', { required: true, byStep: true }),
    field('publishedAt', 'time', '发布时间', 'Published', { readOnly: true }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'quiet'),
      scheduled: state('待发布', 'Scheduled', 'waiting'),
      published: state('已发布', 'Published', 'done', { ended: true }),
      withdrawn: state('已撤回', 'Withdrawn', 'bad', { ended: true }),
    },
    events: {
      publish: event('立即发布', 'Publish', { primary: true }),
      schedule: event('定时发布', 'Schedule', { asks: ['publishAt'] }),
      unschedule: event('取消定时', 'Do not publish', {}),
      due: event('到时发布', 'Published at its time', { system: true }),
      withdraw: event('撤回', 'Withdraw', {
        confirm: text('撤回后门户不再显示。', 'The portal shows it no longer.'),
      }),
    },
    transitions: {
      draft: { publish: 'published', schedule: 'scheduled' },
      scheduled: { publish: 'published', unschedule: 'draft', due: 'published' },
      published: { withdraw: 'withdrawn' },
      withdrawn: { publish: 'published', schedule: 'scheduled' },
    },
  },
  list: {
    columns: ['title', 'category', 'author', 'editor', 'publishAt', 'publishedAt', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('draft', '草稿', 'Drafts', { statuses: ['draft'] }),
      tab('scheduled', '待发布', 'Scheduled', { statuses: ['scheduled'] }),
      tab('published', '已发布', 'Published', { statuses: ['published'] }),
      tab('withdrawn', '已撤回', 'Withdrawn', { statuses: ['withdrawn'] }),
    ],
    filters: ['category', 'editor', 'status'],
  },
  screen: 'article',
});
