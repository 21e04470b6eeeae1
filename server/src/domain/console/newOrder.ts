import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { createOrder as createOrderCall, OrderOffer } from '../../../../contract/newOrder.ts';
import { businessError, invalidField, notFound } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { ownName, type UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { orderContent } from './orderContent.ts';
import * as prices from './orderPrices.ts';
import { recordEvent } from './orderSteps.ts';
import { tellOfOrder } from './tellOfOrder.ts';

type Input = z.output<typeof createOrderCall.body>;
const HOUR_MS = 3_600_000;
const asText = (cents: number): string => (cents / 100).toFixed(2);

/** What the company can order by itself, at today's prices. */
export async function orderOffer(work: UserWork): Promise<OrderOffer> {
  const tenant = await work.db
    .selectFrom('tenants')
    .select(['edition_name', 'expire_date', 'user_limit'])
    .where('id', '=', work.tenantId)
    .executeTakeFirst();
  if (!tenant) throw notFound();
  const waiting = await work.db
    .selectFrom('orders')
    .select(['id', 'kind'])
    .where('tenant_id', '=', work.tenantId)
    .where('status', '=', 'unpaid')
    .orderBy('creation_time')
    .execute();
  const unpaid = (kind: string) => waiting.find((row) => row.kind === kind)?.id ?? null;
  return {
    editionName: tenant.edition_name,
    expireDate: tenant.expire_date,
    userLimit: tenant.user_limit,
    userMonth: asText(prices.USER_MONTH_CENTS),
    terms: [...prices.TERMS],
    monthsLeft: prices.monthsLeft(work.wall.slice(0, 10), tenant.expire_date),
    maxUsers: prices.MAX_USERS,
    unpaid: { edition: unpaid('edition'), users: unpaid('users') },
  };
}

/** What is ordered, with the percentage of its discount. */
function wanted(offer: OrderOffer, input: Input): { lines: [prices.Line, ...prices.Line[]]; discountPercent: number } {
  if (offer.userLimit === null)
    throw businessError(ERROR_CODES.nothingToOrder, {
      en: 'This company has no user limit.',
      zh: '该公司不限用户数，无需购买。',
    });
  if (input.kind === 'edition') {
    const term = offer.terms.find(({ months }) => months === input.months);
    if (!term) throw invalidField('months', { en: 'This term is not offered.', zh: '不提供该时长。' });
    return {
      lines: prices.editionLines(offer.editionName, offer.userLimit, term.months),
      discountPercent: term.discountPercent,
    };
  }
  if (input.users > offer.maxUsers)
    throw invalidField('users', {
      en: `At most ${offer.maxUsers} users at once.`,
      zh: `一次最多增购 ${offer.maxUsers} 个用户。`,
    });
  return { lines: prices.userLines(input.users, offer.monthsLeft), discountPercent: 0 };
}

/**
 * Places an order that awaits payment. Throws 403 if one of its kind is already waiting, or if the price has changed.
 */
export async function createOrder(work: UserWork, input: Input): Promise<string> {
  const { lines, discountPercent } = wanted(await orderOffer(work), input);
  const { goods, discount } = prices.costOf(lines, discountPercent);
  if (asText(goods - discount) !== input.amount)
    throw businessError(ERROR_CODES.priceChanged, { en: 'The price has changed.', zh: '价格已变化，请重新确认。' });
  const { rows } = await sql<{ number: string }>`select lpad(nextval('order_numbers')::text, 6, '0') as number`.execute(
    work.db,
  );
  const creatorName = await ownName(work);
  const content = orderContent(lines[0]);
  const orderNumber = `AT${work.wall.slice(0, 10).replaceAll('-', '')}${rows[0]?.number}`;
  const order = await work.db
    .insertInto('orders')
    .values({
      tenant_id: work.tenantId,
      order_number: orderNumber,
      kind: input.kind,
      content,
      amount_cents: goods - discount,
      discount_cents: discount,
      status: 'unpaid',
      creator_name: creatorName,
      creation_time: work.instant,
      payment_deadline: new Date(work.instant.getTime() + prices.PAYMENT_HOURS * HOUR_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!order)
    throw businessError(ERROR_CODES.orderWaiting, {
      en: 'An order of this kind waits for its payment.',
      zh: '已有同类订单待支付。',
    });
  const own = { tenant_id: work.tenantId, order_id: order.id };
  await work.db
    .insertInto('order_items')
    .values(lines.map((line, position) => ({ ...line, ...own, position })))
    .execute();
  await recordEvent(work, order.id, 'placed', creatorName);
  await recordAct(work, 'orderPlaced', orderNumber);
  await tellOfOrder(work, 'placed', { id: order.id, orderNumber, content });
  return order.id;
}
