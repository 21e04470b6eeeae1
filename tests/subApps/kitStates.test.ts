import type { Resource } from '../../contract/businessDescription.ts';
import { opportunity } from '../../server/src/domain/business/applications/crm/opportunity.ts';
import { receivable } from '../../server/src/domain/business/applications/fms/receivable.ts';
import { voucher } from '../../server/src/domain/business/applications/fms/voucher.ts';
import { machine } from '../../server/src/domain/business/applications/hr/machine.ts';
import { workOrder } from '../../server/src/domain/business/applications/mes/workOrder.ts';
import { order } from '../../server/src/domain/business/applications/oms/order.ts';
import { purchaseOrder } from '../../server/src/domain/business/applications/scm/purchaseOrder.ts';
import { stock } from '../../server/src/domain/business/applications/wms/stock.ts';
import { Asking } from '../../sub-apps/kit/core/answer.ts';
import { eventFor, moveHand, withMoved } from '../../sub-apps/kit/core/boardMoves.ts';
import { dateText, moneyText, roughMoney, shareOf } from '../../sub-apps/kit/core/formats.ts';
import { lackOf, levelOf } from '../../sub-apps/kit/core/levels.ts';
import { OnceKeys } from '../../sub-apps/kit/core/onceKeys.ts';
import { offered, statusLine } from '../../sub-apps/kit/core/statuses.ts';
import type { Boarded } from '../../sub-apps/kit/core/types.ts';
import { CallFailure } from '../../sub-apps/shared/calls.js';
import { ORDER } from './support/order.ts';

describe('a query of the kit', () => {
  it('keeps the previous data, and drops a stale response', async () => {
    const asking = new Asking<string>();
    const answers: ((value: string) => void)[] = [];
    const ask = () => asking.ask(() => new Promise<string>((resolve) => answers.push(resolve)));
    ask();
    expect(asking.get()).toEqual({ isLoading: true, isStale: false, isPending: true });
    answers[0]?.('first');
    await Promise.resolve();
    ask();
    expect(asking.get()).toEqual({ value: 'first', isLoading: false, isStale: true, isPending: true });
    ask();
    answers[2]?.('third');
    answers[1]?.('second');
    await Promise.resolve();
    expect(asking.get()).toMatchObject({ value: 'third', isStale: false, isPending: false });
  });
  it('keeps its value as current while the same question is asked again in the background, and not for another', async () => {
    const asking = new Asking<string>();
    const question = async () => 'rows';
    asking.ask(question);
    await Promise.resolve();
    asking.ask(question);
    expect(asking.get()).toMatchObject({ value: 'rows', isStale: false, isPending: true });
    const other = () => new Promise<string>(() => {});
    asking.ask(other);
    asking.ask(other);
    expect(asking.get()).toMatchObject({ value: 'rows', isStale: true });
  });
  it('is pending from the first letter on, also after one that failed', async () => {
    const asking = new Asking<string>();
    asking.ask(() => Promise.reject(new Error('refused')));
    await Promise.resolve();
    expect(asking.get()).toMatchObject({ isLoading: false, isPending: false });
    asking.ask(async () => 'late', 250);
    expect(asking.get()).toMatchObject({ isLoading: false, isStale: false, isPending: true });
    asking.end();
  });
  it('is debounced while words change, and is sent once', () => {
    jest.useFakeTimers();
    const asking = new Asking<string>();
    const put = jest.fn(async () => '');
    for (let words = 0; words < 5; words += 1) asking.ask(put, 250);
    jest.advanceTimersByTime(250);
    expect(put).toHaveBeenCalledTimes(1);
    asking.ask(put, 250);
    asking.end();
    jest.advanceTimersByTime(1000);
    expect(put).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('statuses', () => {
  it('form a line along the main path; a status off the path has none', () => {
    expect(statusLine(ORDER, 'making').map(({ status, stand }) => [status, stand])).toEqual([
      ['open', 'done'],
      ['making', 'now'],
      ['done', 'open'],
    ]);
    expect(statusLine(ORDER, 'done').at(-1)?.stand).toBe('done');
    expect(statusLine(ORDER, 'lost')).toEqual([]);
    expect(statusLine(ORDER, null)).toEqual([]);
  });
  it('lead to the last status, also in other flows, and to none once abandoned or taken back', () => {
    const line = (resource: Resource, status: string) =>
      statusLine(resource, status).map((step) => `${step.status} ${step.stand}`);
    const sold = ['toConfirm', 'confirmed', 'production', 'toShip'];
    expect(line(order, 'toShip')).toEqual([
      ...sold.slice(0, -1).map((one) => `${one} done`),
      'toShip now',
      'shipped open',
      'signed open',
    ]);
    expect(line(order, 'shipped').slice(-2)).toEqual(['shipped now', 'signed open']);
    expect(line(order, 'signed')).toEqual([...sold, 'shipped', 'signed'].map((one) => `${one} done`));
    const bought = ['draft', 'approving', 'approved', 'sent'].map((one) => `${one} done`);
    expect(line(purchaseOrder, 'received')).toEqual([...bought, 'received done']);
    expect(line(purchaseOrder, 'partlyReceived')).toEqual([...bought, 'partlyReceived now', 'received open']);
    expect(line(workOrder, 'closed').at(-1)).toBe('closed done');
    expect(line(receivable, 'partial')).toEqual(['open done', 'partial now', 'settled open']);
    const none = [line(order, 'cancelled'), line(machine, 'online'), line(voucher, 'posted'), line(stock, 'requested')];
    expect(none).toEqual([[], [], [], []]);
  });
  it('offer the possible steps, the primary one last, none of the system’s', () => {
    const possible = ['finish', 'settle', 'lose'].map((event) => ({ event, to: [] }));
    expect(offered(ORDER, 'open', possible).map(([name]) => name)).toEqual(['lose', 'finish']);
  });
  it('offer as the primary step one that leads on, not one back to where the record has been', () => {
    const primaryOf = (status: string) => {
      const ways = Object.keys(opportunity.statuses?.transitions[status] ?? {}).map((event) => ({ event, to: [] }));
      return offered(opportunity, status, ways).at(-1)?.[0];
    };
    expect(['contact', 'needs', 'offer', 'deal', 'lost'].map(primaryOf)).toEqual([
      'toNeeds',
      'toOffer',
      'toDeal',
      'win',
      'reopen',
    ]);
  });
});

describe('the board', () => {
  const hand = { id: 'c', from: 'open', over: 'open' };
  it('is navigated by arrow keys, also to the zones beside it, and stops at its ends', () => {
    const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];
    let now = hand;
    const seen = keys.map((key) => {
      now = moveHand(ORDER, now, key);
      return now.over;
    });
    expect(seen).toEqual(['making', 'done', 'lost', 'lost', 'done']);
  });
  it('knows the step that leads to a column, if people may take one', () => {
    expect(['making', 'lost', 'done', 'open'].map((over) => eventFor(ORDER, { ...hand, over }))).toEqual([
      'begin',
      'lose',
      undefined,
      undefined,
    ]);
  });
  it('moves a card with its count and sum', () => {
    const card = {
      id: 'c',
      number: null,
      status: 'open',
      values: { amount: 500 },
      creatorName: null,
      creationTime: '2026-11-25T09:00:00',
      updateTime: '2026-11-25T09:00:00',
      isOverdue: false,
    };
    const board: Boarded = {
      names: {},
      columns: [
        { status: 'open', count: 2, sum: 900, items: [card] },
        { status: 'making', count: 0, sum: 0, items: [] },
      ],
    };
    const moved = withMoved(ORDER, board, 'c', 'making');
    expect(moved.columns.map(({ count, sum, items }) => [count, sum, items.length])).toEqual([
      [1, 400, 0],
      [1, 500, 1],
    ]);
    expect(withMoved(ORDER, board, 'gone', 'making')).toBe(board);
  });
});

describe('formats', () => {
  it('are those of the language', () => {
    expect(moneyText(123_456_789, 'zh')).toBe('1,234,567.89');
    expect(roughMoney(1_842_600_000, 'zh')).toEqual({ figure: '1,842.6', unit: '万元' });
    expect(roughMoney(1_842_600_000, 'en')).toEqual({ figure: '18.4', unit: 'M' });
    expect(dateText('2026-12-05', '2026-11-25')).toBe('12-05');
    expect(dateText('2027-01-05', '2026-11-25')).toBe('2027-01-05');
  });
  it('never let a bar exceed its space', () => {
    const percent = { name: 'p', type: 'number' as const, label: { zh: '', en: '' }, unit: { zh: '%', en: '%' } };
    expect([shareOf(percent, 140), shareOf(percent, -3), shareOf(percent, null)]).toEqual([100, 0, undefined]);
  });
});

describe('the amount of something against its minimum', () => {
  const available = stock.fields.find(({ name }) => name === 'available') ?? stock.fields[0];
  const of = (now: number, safety: number) => available && levelOf(available, { available: now, safety });
  it('is a bar with the minimum at a third of it; without a minimum it has no mark', () => {
    expect(of(300, 200)).toEqual({ filled: 50, mark: 100 / 3, lack: 0 });
    expect(of(9000, 200)).toMatchObject({ filled: 100, lack: 0 });
    expect([of(86, 0), of(0, 0)]).toEqual([
      { filled: 100, lack: 0 },
      { filled: 0, lack: 0 },
    ]);
    expect(of(18, 28)).toMatchObject({ lack: 10 });
    expect(levelOf({ name: 'price', type: 'money', label: { zh: '', en: '' } }, { price: 1 })).toBeUndefined();
  });
  it('is flagged if it is too low', () => {
    expect(lackOf(stock, { available: 18, safety: 28 })).toMatchObject({ field: { name: 'available' }, lack: 10 });
    expect(lackOf(stock, { available: 28, safety: 28 })).toBeUndefined();
    expect(lackOf(ORDER, { amount: 0 })).toBeUndefined();
  });
});

describe('idempotency keys of what is created', () => {
  it('stay the same for a content of unknown fate, and no longer', async () => {
    const keys = new OnceKeys();
    const seen: string[] = [];
    const send = (status: number) =>
      keys
        .send({ a: 1 }, async (key) => {
          seen.push(key);
          if (status !== 200) throw new CallFailure(status, '');
        })
        .catch(() => undefined);
    for (const status of [0, 503, 200, 400, 200]) await send(status);
    expect([seen[0] === seen[1], seen[1] === seen[2], seen[2] === seen[3], seen[3] === seen[4]]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
