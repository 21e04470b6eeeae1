import { addDays } from '../../../../contract/rules/days.ts';
import { articleId, articleNamed } from './articles.ts';
import type { SeedRecord } from './seedRecord.ts';
import {
  contactId,
  customerId,
  customers,
  mainCustomers,
  memberId,
  numberOn,
  orderId,
  people,
  recordId,
  type ShownOrder,
} from './things.ts';

type Stage = 'contact' | 'needs' | 'offer' | 'deal' | 'won';

/** A card of the board: its value in ten thousands, its next step, and in how many days that is due. */
export interface Chance {
  readonly title: string;
  readonly stage: Stage;
  readonly customer: string;
  readonly amount: number;
  readonly days: number;
  readonly step: string;
  readonly owner: string;
  readonly article?: string;
  /** The order that it won, if that is one of the orders that are shown. */
  readonly order?: ShownOrder;
}
type Card = readonly [
  title: string,
  customer: number,
  amount: number,
  days: number,
  step: string,
  article?: string,
  order?: ShownOrder,
];

/** Cards of the main customers, in display order. */
const SHOWN: Readonly<Record<Stage, readonly Card[]>> = {
  contact: [
    ['包装线升级，伺服替换 60 轴', 4, 72, 4, '拜访', 'SV-750 伺服电机'],
    ['立式加工中心转台减速机', 1, 58.4, 5, '电话', 'AX-40 谐波减速机'],
    ['AGV 驱动轮样机试用', 2, 36, -2, '寄样', 'PG-60 行星减速机'],
    ['机床刀库减速机选型', 3, 29.6, 10, '交流', 'AX-25 谐波减速机'],
  ],
  needs: [
    ['AX-40 关节模组，六轴机械臂年度配套', 2, 156, 3, '技术澄清', 'AX-40 谐波减速机'],
    ['直线模组 LG-25 年框', 3, 98, 7, '样件测试', 'LG-25 直线模组'],
    ['注塑机取件臂国产替代', 0, 64.5, -12, '拜访', 'LG-15 直线模组'],
    ['光伏排版机伺服 40 轴', 4, 48, 12, '方案', 'SV-400 伺服电机'],
  ],
  offer: [
    ['焊接工作站 SV-750 批量', 1, 121.6, 0, '报价', 'SV-750 伺服电机'],
    ['机器人关节模组联合开发', 2, 108, 4, '议价', 'AX-32 谐波减速机'],
    ['锂电叠片机直线模组', 2, 76.8, 6, '复审', 'LG-25 直线模组'],
    ['CB-3 控制柜打包方案', 3, 45.6, 8, '答疑', 'CB-3 控制柜'],
  ],
  deal: [
    ['2027 年度减速机框架协议', 0, 426, 3, '合同用印', 'AX-40 谐波减速机'],
    ['五轴转台减速机二期', 1, 68, 5, '议价', 'AX-32 谐波减速机'],
  ],
  won: [
    ['谐波减速机 AX-40 首批', 2, 93.6, -3, '签约', 'AX-40 谐波减速机', '009'],
    ['SV-750 伺服电机 80 台', 0, 30.4, -10, '签约', 'SV-750 伺服电机', '011'],
    ['LG-25 直线模组 96 套', 4, 32.6, -13, '签约', 'LG-25 直线模组', '003'],
    ['三号线搬运机械手', 3, 161.8, -21, '签约'],
  ],
};
/**
 * Cards of the other customers, by their position among them; their next steps are later than the shown ones, with one
 * exception.
 */
const OTHERS: Readonly<Record<Stage, readonly Card[]>> = {
  contact: [
    ['码垛机器人减速机配套', 0, 42, 9, '拜访', 'AX-40 谐波减速机'],
    ['数控滑台直线模组试用', 1, 35.5, 11, '寄样', 'LG-15 直线模组'],
    ['激光切割机伺服选型', 2, 28, 13, '电话', 'SV-400 伺服电机'],
    ['桁架机械手直线模组', 3, 26.5, -5, '电话', 'LG-25 直线模组'],
    ['视觉检测台编码器', 4, 24, 15, '拜访', 'EN-23 编码器'],
    ['分拣线驱动器替换', 5, 18.6, 18, '交流', 'DR-2 伺服驱动器'],
    ['实验平台谐波减速机', 6, 15.4, 20, '寄样', 'AX-25 谐波减速机'],
  ],
  needs: [
    ['涂装线伺服改造', 7, 46, 9, '技术澄清', 'SV-750 伺服电机'],
    ['协作机器人手腕关节', 8, 35.2, 10, '样件测试', 'AX-25 谐波减速机'],
    ['智能仓储堆垛机控制柜', 9, 28.7, 14, '方案', 'CB-3 控制柜'],
    ['打磨工作站行星减速机', 10, 21, 16, '拜访', 'PG-60 行星减速机'],
    ['点胶机直线模组', 11, 15, 19, '寄样', 'LG-15 直线模组'],
  ],
  offer: [
    ['上下料机械手伺服 30 轴', 12, 44.2, 9, '报价', 'SV-400 伺服电机'],
    ['转台减速机年度采购', 13, 32, 12, '复审', 'AX-32 谐波减速机'],
    ['贴标机驱动器批量', 14, 24, 14, '答疑', 'DR-2 伺服驱动器'],
    ['冲压线编码器更换', 15, 16, 17, '报价', 'EN-23 编码器'],
  ],
  deal: [
    ['机床主轴箱控制柜 12 台', 16, 52, 8, '议价', 'CB-3 控制柜'],
    ['包装机直线模组年框', 17, 36, 10, '合同用印', 'LG-25 直线模组'],
    ['焊机变位器减速机', 18, 24.5, 11, '议价', 'AX-40 谐波减速机'],
    ['装配线伺服备件', 19, 17.5, 13, '议价', 'SV-750 伺服电机'],
  ],
  won: [],
};
const STAGES: readonly Stage[] = ['contact', 'needs', 'offer', 'deal', 'won'];
/** Of the other customers' cards, the first ones are lin's. */
const LINS = 12;
/** Hundredths in ten thousand. */
const TEN_THOUSAND = 1_000_000;

const chancesOf = (
  cards: Readonly<Record<Stage, readonly Card[]>>,
  buyers: readonly string[],
  ownerOf: (card: number) => string,
): Chance[] =>
  STAGES.flatMap((stage) => cards[stage].map((card) => ({ stage, card }))).map(({ stage, card }, index) => {
    const [title, place, amount, days, step, article, order] = card;
    const customer = buyers[place] ?? '';
    const owner = memberId(ownerOf(index));
    return { title, stage, customer, amount, days, step, owner, ...(article && { article }), ...(order && { order }) };
  });
const sellerOf = (place: number): string => people.sales[place % people.sales.length] ?? '';

/** All opportunities, the shown ones first. */
export const chances: readonly Chance[] = [
  ...chancesOf(SHOWN, mainCustomers, sellerOf),
  ...chancesOf(OTHERS, customers.slice(mainCustomers.length), (index) => (index < LINS ? 'lin' : sellerOf(index))),
];
export const chanceId = ({ title }: Chance): string => recordId('crm/opportunity', title);

/** The board of opportunities. */
export function layOpportunities(today: string): SeedRecord[] {
  return chances.map((chance, index) => {
    const { title, stage, customer, amount, days, step, owner, article, order } = chance;
    const daysAgo = 22 + index * 2;
    const next = addDays(today, days);
    const product = article === undefined ? undefined : articleNamed(article);
    const cents = Math.round(amount * TEN_THOUSAND);
    const values = {
      title,
      customer: customerId(customer),
      contact: contactId(customer, 0),
      ...(product && { product: articleId(product.code), quantity: Math.max(1, Math.floor(cents / product.cents)) }),
      amount: cents,
      signOn: stage === 'won' ? next : addDays(today, 30 + index),
      owner,
      nextStep: step,
      nextDate: next,
      ...(order && { order: orderId(order) }),
      // Nothing should be notified at the first start of the demo.
      ...(days < 0 && stage !== 'won' && { told: today }),
    };
    return {
      kind: 'crm/opportunity',
      id: chanceId(chance),
      number: numberOn('OP', today, daysAgo, 1 + (index % 3)),
      status: stage,
      values,
      creatorId: owner,
      created: `${addDays(today, -daysAgo)}T10:20:00`,
      updated: `${addDays(today, -(1 + (index % 9)))}T16:${String(10 + index)}:00`,
    };
  });
}
