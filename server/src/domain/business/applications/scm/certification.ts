import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';
import { certificationPage } from './publicPages.ts';
import { spokenField } from './spoken.ts';

/** A supplier's certificate and its validity: submitted by the supplier or a buyer, and reviewed here. */
export const certification: Resource = {
  name: 'certification',
  label: text('资质证书', 'Certifications'),
  one: text('资质证书', 'certification'),
  icon: 'badge-check',
  prefix: 'VC',
  facets: { title: 'title', party: 'supplier', due: 'validUntil' },
  fields: [
    field('title', 'text', '证书名称', 'Certificate', { required: true, max: 100 }),
    field('kind', 'choice', '类型', 'Kind', {
      required: true,
      options: options({
        licence: ['营业执照', 'Business licence'],
        quality: ['质量管理体系', 'Quality management'],
        environment: ['环境管理体系', 'Environmental management'],
        bank: ['开户许可', 'Bank account permit'],
        tax: ['纳税人资格', 'Taxpayer status'],
        report: ['产品检测报告', 'Product test report'],
      }),
    }),
    field('company', 'text', '企业名称', 'Company', { required: true, max: 100 }),
    field('creditCode', 'text', '统一社会信用代码', 'Unified social credit code', { required: true, max: 18 }),
    field('supplier', 'reference', '供应商', 'Supplier', { to: 'scm/supplier' }),
    field('serial', 'text', '证书编号', 'Number of the certificate', { max: 60 }),
    field('issuer', 'text', '发证机构', 'Issued by', { max: 100 }),
    field('issuedOn', 'date', '发证日期', 'Issued on'),
    field('validUntil', 'date', '有效期至', 'Valid until', { notBefore: 'issuedOn' }),
    field('contact', 'text', '联系人', 'Contact', { max: 50 }),
    field('phone', 'phone', '联系电话', 'Phone'),
    spokenField,
    field('files', 'files', '附件', 'Files', { max: 5 }),
    field('agreedAt', 'time', '同意提交须知', 'Agreed to the terms', { readOnly: true }),
    field('refusedFor', 'longText', '未通过原因', 'Why it is refused', { required: true, max: 500, byStep: true }),
    field('toldExpiry', 'date', '已预警的有效期', 'Expiry warned of', { readOnly: true }),
  ],
  statuses: {
    initial: 'submitted',
    states: {
      submitted: state('待审核', 'To be reviewed', 'waiting'),
      valid: state('有效', 'Valid', 'done', { frozen: true }),
      refused: state('未通过', 'Refused', 'bad', { frozen: true, ended: true }),
      expired: state('已过期', 'Expired', 'bad', { frozen: true, ended: true }),
    },
    events: {
      approve: event('审核通过', 'Approve', { primary: true, asks: ['supplier', 'validUntil'] }),
      refuse: event('审核不通过', 'Refuse', { asks: ['refusedFor'] }),
      expire: event('过期', 'Expire', { system: true }),
    },
    transitions: {
      submitted: { approve: 'valid', refuse: 'refused' },
      valid: { expire: 'expired' },
      refused: {},
      expired: {},
    },
  },
  list: {
    columns: ['number', 'title', 'kind', 'company', 'supplier', 'validUntil', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('review', '待审核', 'To be reviewed', { statuses: ['submitted'] }),
      tab('expiring', '30 天内过期', 'Expiring in 30 days', { statuses: ['valid'], dueWithinDays: 30 }),
      tab('expired', '已过期', 'Expired', { statuses: ['expired'] }, { alarming: true }),
    ],
    filters: ['kind', 'supplier', 'status'],
  },
  summary: {
    figures: [
      { key: 'review', label: text('待审核', 'To be reviewed'), measure: 'count', scope: { statuses: ['submitted'] } },
      {
        key: 'expiring',
        label: text('30 天内过期', 'Expiring soon'),
        measure: 'count',
        scope: { statuses: ['valid'], dueWithinDays: 30 },
        alarming: true,
      },
    ],
    chart: {
      label: text('各月到期', 'Expiring by month'),
      by: 'month',
      measure: 'count',
      scope: { statuses: ['valid'] },
    },
  },
  publicPages: [certificationPage],
};
