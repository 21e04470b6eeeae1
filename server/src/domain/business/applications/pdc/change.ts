import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** A change to a product, approved by others before it is released as the next revision. */
export const change: Resource = {
  name: 'change',
  label: text('工程变更', 'Engineering changes'),
  one: text('工程变更', 'engineering change'),
  icon: 'git-pull-request',
  prefix: 'EC',
  facets: { title: 'title', party: 'product', owner: 'owner', due: 'due' },
  fields: [
    field('title', 'text', '变更主题', 'Title', { required: true, max: 100 }),
    field('product', 'reference', '产品', 'Product', { required: true, to: 'pdc/product' }),
    field('reason', 'choice', '变更原因', 'Reason', {
      required: true,
      options: options({
        quality: ['质量改进', 'Quality'],
        cost: ['降本', 'Cost'],
        customer: ['客户要求', 'Customer’s request'],
        supply: ['供应替代', 'Supply'],
      }),
    }),
    field('description', 'longText', '变更内容', 'What changes', { required: true }),
    field('bom', 'reference', '新物料清单', 'New bill of material', {
      to: 'pdc/bom',
      help: text('发布时生效，须为该产品的草稿', 'Put in force at the release; a draft of the same product'),
    }),
    field('due', 'date', '计划发布', 'Release planned', { required: true, initial: { today: 14 } }),
    field('owner', 'person', '发起人', 'Proposed by', { required: true, initial: { me: true } }),
    field('files', 'files', '附件', 'Files'),
    field('request', 'text', '审批单号', 'Approval', { readOnly: true }),
    field('fromRevision', 'text', '原版本', 'From revision', { readOnly: true }),
    field('toRevision', 'text', '新版本', 'To revision', { readOnly: true }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'waiting'),
      review: state('评审中', 'In review', 'running', { frozen: true }),
      approved: state('已批准', 'Approved', 'running', { frozen: true }),
      released: state('已发布', 'Released', 'done', { frozen: true, ended: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      submit: event('提交评审', 'Send to review', { primary: true, by: 'owner' }),
      approved: event('评审通过', 'Approved', { system: true }),
      refused: event('评审未通过', 'Not approved', { system: true }),
      release: event('发布', 'Release', {
        primary: true,
        confirm: text('发布后产品升至新版本。', 'The product gets its next revision.'),
      }),
      cancel: event('取消', 'Cancel'),
    },
    transitions: {
      draft: { submit: 'review', cancel: 'cancelled' },
      review: { approved: 'approved', refused: 'draft' },
      approved: { release: 'released', cancel: 'cancelled' },
      released: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'product', 'reason', 'due', 'owner', 'status'],
    filters: ['product', 'reason', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('mine', '我发起的', 'Mine', { mine: true }),
      tab('review', '评审中', 'In review', { statuses: ['review'] }),
      tab('overdue', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
    ],
  },
};
