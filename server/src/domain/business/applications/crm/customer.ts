import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** A customer or potential customer. */
export const customer: Resource = {
  name: 'customer',
  label: text('客户', 'Customers'),
  one: text('客户', 'customer'),
  icon: 'building-2',
  prefix: 'CU',
  facets: { title: 'name', owner: 'owner' },
  fields: [
    field('name', 'text', '客户名称', 'Name', { required: true, max: 100 }),
    field('level', 'choice', '等级', 'Level', {
      required: true,
      initial: { value: 'normal' },
      options: options({ key: ['重点', 'Key'], normal: ['普通', 'Normal'], small: ['零散', 'Small'] }),
    }),
    field('industry', 'choice', '行业', 'Industry', {
      options: options({
        robot: ['机器人', 'Robotics'],
        machine: ['机床', 'Machine tools'],
        automation: ['自动化', 'Automation'],
        trade: ['贸易', 'Trade'],
        other: ['其他', 'Other'],
      }),
    }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('phone', 'phone', '电话', 'Phone'),
    field('address', 'text', '地址', 'Address', { max: 200 }),
    field('terms', 'text', '付款方式', 'Terms of payment', { max: 60, initial: { value: '月结 30 天' } }),
    field('note', 'longText', '备注', 'Note'),
    field('endedFor', 'longText', '终止原因', 'Why it ended', { byStep: true, required: true, max: 500 }),
  ],
  statuses: {
    initial: 'prospect',
    states: {
      prospect: state('潜在客户', 'Prospect', 'waiting'),
      active: state('合作中', 'Active', 'done'),
      ended: state('已终止', 'Ended', 'quiet'),
    },
    events: {
      activate: event('转为合作', 'Make active', { primary: true }),
      end: event('终止合作', 'End', { asks: ['endedFor'] }),
      resume: event('恢复合作', 'Resume'),
    },
    transitions: {
      prospect: { activate: 'active', end: 'ended' },
      active: { end: 'ended' },
      ended: { resume: 'active' },
    },
  },
  list: {
    columns: ['number', 'name', 'level', 'industry', 'owner', 'phone', 'status'],
    filters: ['level', 'industry', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('mine', '我负责的', 'Mine', { mine: true }),
      tab('key', '重点客户', 'Key customers', { where: { level: 'key' } }),
      tab('prospect', '潜在客户', 'Prospects', { statuses: ['prospect'] }),
    ],
  },
  related: [
    { resource: 'crm/contact', by: 'customer', label: text('联系人', 'Contacts') },
    { resource: 'crm/opportunity', by: 'customer', label: text('商机', 'Opportunities') },
    { resource: 'crm/followUp', by: 'customer', label: text('跟进', 'Follow-ups') },
    { resource: 'oms/quotation', by: 'customer', label: text('报价单', 'Quotations') },
    { resource: 'oms/order', by: 'customer', label: text('销售订单', 'Sales orders') },
    { resource: 'oms/delivery', by: 'customer', label: text('发货单', 'Deliveries') },
    { resource: 'fms/receivable', by: 'customer', label: text('应收', 'Receivables') },
  ],
};

/** A contact person at a customer. */
export const contact: Resource = {
  name: 'contact',
  label: text('联系人', 'Contacts'),
  one: text('联系人', 'contact'),
  icon: 'contact',
  facets: { title: 'name', party: 'customer' },
  fields: [
    field('name', 'text', '姓名', 'Name', { required: true, max: 50 }),
    field('customer', 'reference', '客户', 'Customer', { required: true, to: 'crm/customer' }),
    field('department', 'text', '部门', 'Department', { max: 50 }),
    field('post', 'text', '职务', 'Post', { max: 50 }),
    field('phone', 'phone', '电话', 'Phone'),
    field('email', 'email', '邮箱', 'E-mail'),
    field('isMain', 'boolean', '主要联系人', 'Main contact'),
    field('note', 'longText', '备注', 'Note', { max: 500 }),
  ],
  list: {
    columns: ['name', 'customer', 'department', 'post', 'phone', 'email', 'isMain'],
    filters: ['customer', 'isMain'],
    sorting: 'title',
  },
};
