import { raiseNotifications } from '../notifications/raise.ts';
import type { TenantWork } from '../work.ts';
import { administratorsOf } from './administrators.ts';

const ENDINGS = {
  placed: '订单已提交，待支付',
  completed: '订单已完成',
  expired: '订单逾期未支付，已自动取消',
} as const;

/** What a notification says about an order. */
export interface ToldOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly content: string;
}

/** Notifies the company's administrators of what has happened to its order (module Basic), in its transaction. */
export async function tellOfOrder(work: TenantWork, event: keyof typeof ENDINGS, order: ToldOrder): Promise<void> {
  const tenant = await work.db
    .selectFrom('tenants')
    .select(['name', 'display_name', 'edition_name', 'expire_date'])
    .where('id', '=', work.tenantId)
    .executeTakeFirst();
  const told = await administratorsOf(work.db, work.tenantId);
  await raiseNotifications(
    work,
    told.map(({ id }) => id),
    {
      moduleName: 'Basic',
      notificationName: 'userOrder',
      displayName: '用户订单',
      title: `${order.content}：${ENDINGS[event]}`,
      app: {
        businessId: order.id,
        organization: tenant?.display_name,
        edition: tenant?.edition_name,
        tenant: tenant?.name,
        orderNumber: order.orderNumber,
        startDate: work.wall.slice(0, 10),
        expireDate: tenant?.expire_date,
        remark: `${order.content}，${ENDINGS[event]}`,
      },
    },
  );
}
