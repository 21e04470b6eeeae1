import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

const OPEN = ['contact', 'needs', 'offer', 'deal'];
/** From any open column to any other, and to the statuses beside them. */
const moves = (from: string) => ({
  ...Object.fromEntries(
    [
      ['contact', 'backToContact'],
      ['needs', 'toNeeds'],
      ['offer', 'toOffer'],
      ['deal', 'toDeal'],
    ]
      .filter(([to]) => to !== from)
      .map(([to = '', name = '']) => [name, to]),
  ),
  win: 'won',
  lose: 'lost',
  shelve: 'shelved',
});

/** Something a customer may buy: a card on the board. */
export const opportunity: Resource = {
  name: 'opportunity',
  label: text('商机', 'Opportunities'),
  one: text('商机', 'opportunity'),
  icon: 'handshake',
  prefix: 'OP',
  facets: { title: 'title', party: 'customer', owner: 'owner', amount: 'amount', due: 'nextDate' },
  fields: [
    field('title', 'text', '商机名称', 'Title', { required: true, max: 100 }),
    field('customer', 'reference', '客户', 'Customer', { required: true, to: 'crm/customer' }),
    field('contact', 'reference', '联系人', 'Contact', { to: 'crm/contact', fills: { customer: { same: true } } }),
    field('product', 'reference', '产品', 'Product', { to: 'pdc/product' }),
    field('quantity', 'number', '数量', 'Quantity', { min: 1, max: 1_000_000 }),
    field('amount', 'money', '预计金额', 'Amount expected', { required: true, min: 0 }),
    field('signOn', 'date', '预计签约', 'Signature expected'),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('nextStep', 'text', '下一步', 'Next step', { max: 40 }),
    field('nextDate', 'date', '下一步日期', 'Next step on', { initial: { today: 7 } }),
    field('note', 'longText', '说明', 'Description'),
    field('lostFor', 'choice', '输单原因', 'Why it was lost', {
      byStep: true,
      required: true,
      options: options({
        price: ['价格', 'Price'],
        time: ['交期', 'Delivery time'],
        technique: ['技术', 'Technique'],
        rival: ['竞争对手', 'Competitor'],
        ended: ['项目取消', 'Project cancelled'],
      }),
    }),
    field('lostNote', 'longText', '输单说明', 'More about it', { byStep: true, max: 500 }),
    field('order', 'reference', '销售订单', 'Sales order', { readOnly: true, to: 'oms/order' }),
    field('told', 'date', '已预警', 'Warned on', { readOnly: true }),
  ],
  statuses: {
    initial: 'contact',
    states: {
      contact: state('初步接触', 'First contact', 'waiting', { odds: 10 }),
      needs: state('需求确认', 'Needs confirmed', 'running', { odds: 30 }),
      offer: state('方案报价', 'Offer made', 'running', { odds: 50 }),
      deal: state('商务谈判', 'Negotiation', 'running', { odds: 75 }),
      won: state('赢单', 'Won', 'done', { odds: 100, ended: true, frozen: true }),
      lost: state('输单', 'Lost', 'bad', { odds: 0, ended: true, frozen: true }),
      shelved: state('搁置', 'Shelved', 'quiet', { odds: 0, ended: true }),
    },
    events: {
      toNeeds: event('确认需求', 'Needs confirmed', { primary: true }),
      toOffer: event('提交报价', 'Offer made', { primary: true }),
      toDeal: event('进入谈判', 'Negotiate', { primary: true }),
      win: event('赢单', 'Won', {
        primary: true,
        asks: ['product', 'quantity', 'amount'],
        confirm: text('将在订单管理中生成一张待确认的订单。', 'An order to be confirmed is made in Orders.'),
      }),
      backToContact: event('退回初步接触', 'Back to first contact'),
      lose: event('输单', 'Lost', { asks: ['lostFor', 'lostNote'] }),
      shelve: event('搁置', 'Shelve'),
      reopen: event('重新跟进', 'Take up again', { primary: true }),
    },
    transitions: {
      ...Object.fromEntries(OPEN.map((status) => [status, moves(status)])),
      won: {},
      lost: { reopen: 'contact' },
      shelved: { reopen: 'contact' },
    },
  },
  list: {
    columns: ['number', 'title', 'customer', 'amount', 'nextStep', 'nextDate', 'owner', 'status'],
    filters: ['customer', 'owner', 'product'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('mine', '我负责的', 'Mine', { mine: true }),
      tab('week', '本周要跟进', 'Due this week', { statuses: OPEN, dueWithinDays: 7 }),
      tab('stalled', '停滞', 'Stalled', { statuses: OPEN, overdue: true }, { alarming: true }),
    ],
  },
  board: {
    columns: [...OPEN, 'won'],
    aside: ['lost', 'shelved'],
    card: ['title', 'customer', 'amount', 'nextStep', 'nextDate', 'owner'],
  },
  summary: {
    figures: [
      { key: 'open', label: text('在谈金额', 'Amount open'), measure: 'sum', scope: { statuses: OPEN } },
      { key: 'count', label: text('在谈商机', 'Open'), measure: 'count', scope: { statuses: OPEN } },
      { key: 'won', label: text('赢单金额', 'Amount won'), measure: 'sum', scope: { statuses: ['won'] } },
      {
        key: 'stalled',
        label: text('停滞', 'Stalled'),
        measure: 'count',
        scope: { statuses: OPEN, overdue: true },
        alarming: true,
      },
    ],
    chart: { label: text('各阶段金额', 'Amount by stage'), by: 'status', measure: 'sum', scope: {} },
  },
  related: [{ resource: 'crm/followUp', by: 'opportunity', label: text('跟进', 'Follow-ups') }],
};
