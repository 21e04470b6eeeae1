import { addDays } from '../../../../contract/rules/days.ts';
import { nextRevision } from '../../domain/business/applications/pdc/revision.ts';
import { articleId, articleNamed } from './articles.ts';
import { draftBills } from './bills.ts';
import type { SeedRecord } from './seedRecord.ts';
import { billId, memberId, numberOn, people, recordId } from './things.ts';

type Status = 'draft' | 'review' | 'approved' | 'released' | 'cancelled';
type Reason = 'quality' | 'cost' | 'customer' | 'supply';
type Change = readonly [status: Status, daysAgo: number, name: string, reason: Reason, title: string, what: string];

const DESIGNERS = people.design.map(memberId);
/** The change that is being approved: its request is among those that wait for lin. */
const WAITING = '减速机壳体倒角由 C1 改为 C1.5';
const changeId = (title: string): string => recordId('pdc/change', title);
export const waitingChange = changeId(WAITING);

/** Newest first; the numbers of recent days are those of approvals, which have the same prefix. */
const CHANGES: readonly Change[] = [
  ['draft', 3, 'EN-23 编码器', 'supply', '编码器芯片第二货源', '增加同规格芯片，固件兼容两种型号'],
  ['draft', 4, 'CB-3 控制柜', 'customer', '柜门改为双开', '按客户要求改双开门，铰链与线槽走向随之调整'],
  ['draft', 5, 'LG-25 直线模组', 'quality', '丝杠支撑轴承加大', '支撑轴承由 6204 改 6205，两端加密封圈'],
  ['review', 6, 'AX-40 谐波减速机', 'quality', WAITING, '壳体装配倒角由 C1 改为 C1.5，同步修改图纸与检具'],
  ['draft', 7, 'AX-32 柔轮', 'quality', '齿根圆角加大', '齿根圆角 0.20 改 0.25，疲劳寿命提高'],
  ['approved', 8, 'PG-60 行星减速机', 'quality', '输出轴承换型', '输出轴承 6206 改 6306，螺钉加长'],
  ['approved', 11, 'DR-2 伺服驱动器', 'supply', '风扇换供应商', '散热风扇改双滚珠型号，尺寸不变'],
  ['released', 16, 'AX-40 谐波减速机', 'quality', '油封加宽', '密封圈由 NBR-52 改 NBR-62，解决渗油'],
  ['released', 24, 'SV-750 转子', 'cost', '磁钢由 18 片改 16 片', '换 N42SH 后片数减少，转矩不变'],
  ['cancelled', 28, 'LG-15 直线模组', 'cost', '导轨改国产', '样件直线度不合格，取消'],
  ['released', 35, 'AX-25 谐波减速机', 'customer', '法兰孔位调整', '按机器人腕部接口调整孔位'],
  ['released', 48, 'AX-40 壳体', 'cost', '壁厚减薄', '非受力壁由 8 mm 改 6 mm'],
  ['released', 60, 'CB-3 控制柜', 'quality', '端子排编号', '端子编号与图纸一致，装配错线为零'],
  ['cancelled', 75, 'SV-400 伺服电机', 'supply', '轴承换型', '交期无改善，取消'],
  ['released', 90, 'AX-40 谐波减速机', 'supply', '润滑脂换牌号', '改用 SK-2，低温起动力矩下降'],
  ['released', 120, 'LG-25 滑块', 'quality', '滑块倒角', '装配倒角 0.5 改 1.0'],
];

/** The revision that a product has reached through its changes. */
export function revisionOf(name: string): string {
  const released = CHANGES.filter(([status, , product]) => status === 'released' && product === name);
  return released.reduce(nextRevision, 'A');
}

/** The revision that a released change replaced. */
function formerRevision(index: number, name: string): string {
  const earlier = CHANGES.slice(index + 1).filter(([status, , product]) => status === 'released' && product === name);
  return earlier.reduce(nextRevision, 'A');
}

/** Changes that are proposed, under review and released. */
export function layChanges(today: string): SeedRecord[] {
  return CHANGES.map(([status, daysAgo, name, reason, title, description], index) => {
    const owner = DESIGNERS[index % DESIGNERS.length] ?? '';
    const day = addDays(today, -daysAgo);
    const isOpen = status === 'draft' || status === 'review' || status === 'approved';
    const from = formerRevision(index, name);
    const values = {
      title,
      product: articleId(articleNamed(name).code),
      reason,
      description,
      due: isOpen ? addDays(today, 14 - daysAgo) : addDays(day, 14),
      owner,
      ...(isOpen && name in draftBills && { bom: billId(name, 'draft') }),
      ...(status === 'released' && { fromRevision: from, toRevision: nextRevision(from) }),
    };
    const id = changeId(title);
    const number = numberOn('EC', today, daysAgo, 1);
    return { kind: 'pdc/change', id, number, status, values, creatorId: owner, created: `${day}T11:00:00` };
  });
}
