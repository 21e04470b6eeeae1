import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';
import { certificationPage, registrationPage } from './publicPages.ts';
import { spokenField } from './spoken.ts';

/** A supplier registers itself, or a buyer adds it; orders go only to approved suppliers. */
export const supplier: Resource = {
  name: 'supplier',
  label: text('供应商', 'Suppliers'),
  one: text('供应商', 'supplier'),
  icon: 'truck',
  prefix: 'SU',
  facets: { title: 'name', owner: 'owner' },
  fields: [
    field('name', 'text', '企业名称', 'Company', { required: true, max: 100 }),
    field('creditCode', 'text', '统一社会信用代码', 'Unified social credit code', { required: true, max: 18 }),
    field('category', 'choice', '供应品类', 'Supplies', {
      required: true,
      options: options({
        bearing: ['轴承', 'Bearings'],
        machining: ['精密加工', 'Machined parts'],
        casting: ['铸造', 'Castings'],
        steel: ['钢材', 'Steel'],
        magnet: ['磁材', 'Magnets'],
        fastener: ['紧固件', 'Fasteners'],
        seal: ['密封件', 'Seals'],
        cable: ['线缆', 'Cables'],
        electric: ['电气元件', 'Electrical parts'],
        lubricant: ['润滑材料', 'Lubricants'],
        other: ['其他', 'Other'],
      }),
    }),
    field('address', 'text', '注册地址', 'Registered address', { max: 200 }),
    field('contact', 'text', '联系人', 'Contact', { required: true, max: 50 }),
    field('phone', 'phone', '联系电话', 'Phone', { required: true }),
    field('email', 'email', '邮箱', 'E-mail'),
    field('owner', 'person', '采购负责人', 'Buyer', { initial: { me: true } }),
    field('licence', 'files', '营业执照', 'Business licence', { max: 1 }),
    field('permit', 'files', '开户许可证', 'Bank account permit', { max: 1 }),
    field('certificate', 'files', '体系证书', 'System certificates', { max: 2 }),
    field('catalogue', 'files', '产品目录', 'Catalogue', { max: 1 }),
    field('agreedAt', 'time', '同意提交须知', 'Agreed to the terms', { readOnly: true }),
    spokenField,
    field('isSelfRegistered', 'boolean', '自助注册', 'Registered by themselves', { readOnly: true }),
    field('refusedFor', 'longText', '未通过原因', 'Why it is refused', { required: true, max: 500, byStep: true }),
    field('suspendedFor', 'longText', '停用原因', 'Why it is suspended', { required: true, max: 500, byStep: true }),
  ],
  statuses: {
    initial: 'registered',
    states: {
      registered: state('待审核', 'Registered', 'waiting'),
      reviewing: state('审核中', 'Under review', 'running'),
      approved: state('合格', 'Approved', 'done'),
      refused: state('未通过', 'Refused', 'bad', { frozen: true, ended: true }),
      suspended: state('已停用', 'Suspended', 'quiet', { frozen: true }),
    },
    events: {
      review: event('开始审核', 'Review', { primary: true }),
      approve: event('审核通过', 'Approve', { primary: true }),
      refuse: event('审核不通过', 'Refuse', { asks: ['refusedFor'] }),
      suspend: event('停用', 'Suspend', { asks: ['suspendedFor'] }),
      resume: event('恢复合作', 'Resume', { primary: true }),
      reopen: event('重新审核', 'Review again'),
    },
    transitions: {
      registered: { review: 'reviewing' },
      reviewing: { approve: 'approved', refuse: 'refused' },
      approved: { suspend: 'suspended' },
      refused: { reopen: 'reviewing' },
      suspended: { resume: 'approved' },
    },
  },
  list: {
    columns: ['number', 'name', 'category', 'contact', 'phone', 'owner', 'updated', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('review', '待审核', 'To be reviewed', { statuses: ['registered', 'reviewing'] }),
      tab('approved', '合格', 'Approved', { statuses: ['approved'] }),
      tab('mine', '我负责的', 'Mine', { mine: true }),
      tab('self', '自助注册', 'By themselves', { where: { isSelfRegistered: true } }),
    ],
    filters: ['category', 'owner', 'status'],
  },
  summary: {
    figures: [
      { key: 'approved', label: text('合格', 'Approved'), measure: 'count', scope: { statuses: ['approved'] } },
      {
        key: 'review',
        label: text('待审核', 'To be reviewed'),
        measure: 'count',
        scope: { statuses: ['registered', 'reviewing'] },
        alarming: true,
      },
      { key: 'suspended', label: text('已停用', 'Suspended'), measure: 'count', scope: { statuses: ['suspended'] } },
    ],
    chart: { label: text('按状态', 'By status'), by: 'status', measure: 'count', scope: {} },
  },
  groups: [
    {
      label: text('企业信息', 'Company'),
      fields: ['name', 'creditCode', 'category', 'address', 'isSelfRegistered', 'agreedAt'],
    },
    { label: text('联系人', 'Contact'), fields: ['contact', 'phone', 'email', 'language', 'owner'] },
    { label: text('资质附件', 'Documents'), fields: ['licence', 'permit', 'certificate', 'catalogue'] },
  ],
  publicPages: [registrationPage, certificationPage],
  related: [
    { resource: 'scm/certification', by: 'supplier', label: text('资质证书', 'Certifications') },
    { resource: 'scm/purchaseOrder', by: 'supplier', label: text('采购订单', 'Purchase orders') },
    { resource: 'fms/payable', by: 'supplier', label: text('应付', 'Payables') },
    { resource: 'qms/inspection', by: 'supplier', label: text('来料检验', 'Inspections') },
    { resource: 'pdc/product', by: 'supplier', label: text('供应物料', 'Supplies') },
  ],
};
