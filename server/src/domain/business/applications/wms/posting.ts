import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalid, type ValidationProblem } from '../../../../errors/apiError.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { calledByLines, recordsById, textOf } from '../reading.ts';
import { holdPlaces, newStock, type Place, placeKey } from './places.ts';
import { exact, isLow } from './stockMarks.ts';
import { warnOfStock } from './warnings.ts';

/** The effect of one line at one place. */
interface Leg {
  readonly line: number;
  readonly place: Place;
  readonly does: 'add' | 'take' | 'set';
  readonly quantity: number;
}

const DOES = { in: ['add'], out: ['take'], transfer: ['take', 'add'], count: ['set'] } as const;

function legsOf(values: Values): Leg[] {
  // The description allows no other kind.
  const does = DOES[values['kind'] as keyof typeof DOES];
  return linesOf(values, 'lines').flatMap((line, index) =>
    does.map((what, part): Leg => {
      const isArrival = part === 1;
      return {
        line: index,
        does: what,
        quantity: numberOf(line['quantity']),
        place: {
          warehouse: textOf(values[isArrival ? 'toWarehouse' : 'warehouse']),
          material: textOf(line['material']),
          location: textOf(line[isArrival ? 'toLocation' : 'location']),
        },
      };
    }),
  );
}

/** How much is at a place, and how much of it is reserved for other purposes than this movement. */
interface Lying {
  readonly quantity: number;
  readonly reserved: number;
}

const isReservedFor = (order: string, { values }: StoredRecord): boolean =>
  order !== '' && values['reservedFor'] === order;

const lyingFor = (order: string, stock: StoredRecord): Lying => ({
  quantity: numberOf(stock.values['quantity']),
  reserved: isReservedFor(order, stock) ? 0 : numberOf(stock.values['reserved']),
});

/** A line would take more from a place than is available. */
interface Lack extends Lying {
  readonly leg: Leg;
  readonly available: number;
}

/** The stock at each place after all lines are applied in order, and the lines that cannot be applied. */
function carriedOut(legs: readonly Leg[], lying: ReadonlyMap<string, Lying>) {
  const after = new Map([...lying].map(([key, { quantity }]) => [key, quantity]));
  const differences = new Map<number, number>();
  const lacks: Lack[] = [];
  for (const leg of legs) {
    const { line, place, does, quantity } = leg;
    const key = placeKey(place);
    const there = after.get(key) ?? 0;
    const reserved = lying.get(key)?.reserved ?? 0;
    const available = exact(Math.max(0, there - reserved));
    if (does === 'take' && quantity > available) {
      lacks.push({ leg, quantity: there, reserved, available });
      continue;
    }
    if (does === 'set') differences.set(line, exact(quantity - there));
    after.set(key, does === 'set' ? quantity : exact(does === 'add' ? there + quantity : there - quantity));
  }
  return { after, differences, lacks };
}

/**
 * What is reported when there is not enough: material and place, since the document that moves it may not show its
 * lines.
 */
async function told({ work }: BusinessDesk, lacks: readonly Lack[]): Promise<ValidationProblem[]> {
  const materials = await recordsById(
    work,
    lacks.map(({ leg }) => leg.place.material),
  );
  return lacks.map(({ leg, quantity, reserved, available }) => {
    const { material, location } = leg.place;
    const name = materials.get(material)?.title ?? '';
    const [free, all, held] = [available, quantity, reserved].map(numberFigure);
    return {
      members: [`lines.${leg.line}.quantity`],
      message: {
        zh: `${name}${location && `（库位 ${location}）`}可用数量不足：可用 ${free}（现存 ${all}，其他锁定 ${held}）`,
        en: `Not enough of ${name} available${location && ` at ${location}`}: ${free} (${all} on hand, ${held} reserved for others)`,
      },
    };
  });
}

/** Writes the new quantity at a place, and warns if it is below the safety stock. */
async function setStock(
  desk: BusinessDesk,
  stock: StoredRecord,
  quantity: number,
  how: { readonly order: string; readonly arrived: number; readonly isCount: boolean },
): Promise<void> {
  const { values } = stock;
  // What an order takes was reserved for it.
  const taken = isReservedFor(how.order, stock) ? Math.max(0, numberOf(values['quantity']) - quantity) : 0;
  const reserved = exact(Math.min(Math.max(0, numberOf(values['reserved']) - taken), quantity));
  const inTransit = exact(Math.max(0, numberOf(values['inTransit']) - how.arrived));
  const low = isLow({ ...values, quantity, reserved });
  const changed = await desk.change(stock, {
    quantity,
    reserved,
    ...(reserved === 0 && { reservedFor: null }),
    inTransit,
    isLow: low,
    isIdle: false,
    lastMoved: desk.work.wall,
    ...(how.isCount && { lastCounted: desk.work.wall.slice(0, 10), isCountDue: false }),
  });
  if (low && !isLow(values)) await warnOfStock(desk, changed);
  if (changed.status === 'incoming' && how.arrived > 0 && inTransit === 0) await desk.move(changed, 'arrived');
}

/**
 * Moves the stock of every line in the posting transaction; refused as a whole if it would take more than there is, or
 * something that is reserved for others.
 */
export const post: Effect = async (desk, { values }) => {
  const legs = legsOf(values);
  const held = await holdPlaces(
    desk,
    legs.map(({ place }) => place),
  );
  const order = textOf(values['order']);
  const lying = new Map([...held].map(([key, stock]) => [key, lyingFor(order, stock)]));
  const { after, differences, lacks } = carriedOut(legs, lying);
  if (lacks.length > 0) throw invalid(await told(desk, lacks));
  const isCount = values['kind'] === 'count';
  for (const [key, place] of new Map(legs.map((leg) => [placeKey(leg.place), leg.place]))) {
    const own = legs.filter((leg) => placeKey(leg.place) === key);
    const bought = values['kind'] === 'in' && values['reason'] === 'purchase' ? own : [];
    const arrived = bought.reduce((sum, { quantity }) => sum + quantity, 0);
    const stock = held.get(key) ?? (await newStock(desk, place));
    await setStock(desk, stock, after.get(key) ?? 0, { order, arrived, isCount });
  }
  const lines = linesOf(values, 'lines').map((line, index) => ({
    ...line,
    difference: differences.get(index) ?? null,
  }));
  return { values: { postedAt: desk.work.wall, ...(isCount && { lines }) } };
};

/** A movement is titled by what it moves. */
export const nameMovement: Effect = async (desk, { values }) => {
  const title = await calledByLines(desk.work, values, 'material');
  return title === values['title'] ? undefined : { values: { title } };
};

/**
 * A transfer needs a destination in every line, different from its origin; only a count may have a quantity of zero.
 */
export const checkMovement: NonNullable<Behaviour['check']> = async (_desk, values) => {
  const problems = linesOf(values, 'lines').flatMap((line, index): ValidationProblem[] => {
    const { location, toLocation, quantity } = line;
    const wrong = (column: string, zh: string, en: string) => [
      { members: [`lines.${index}.${column}`], message: { zh, en } },
    ];
    if (values['kind'] !== 'count' && quantity === 0)
      return wrong('quantity', '数量必须大于 0', 'Quantity must be above 0');
    if (values['kind'] !== 'transfer') return [];
    if (!toLocation) return wrong('toLocation', '调入库位不能为空', 'To location cannot be empty');
    return values['warehouse'] === values['toWarehouse'] && location === toLocation
      ? wrong('toLocation', '调入库位与调出库位相同', 'To location is where it already is')
      : [];
  });
  if (problems.length > 0) throw invalid(problems);
};

/** What another application brings into stock or takes from it. */
export interface Moving {
  readonly kind: 'in' | 'out';
  readonly reason: 'purchase' | 'production' | 'sale' | 'return';
  readonly warehouse: string;
  /** Number of the document that causes it. */
  readonly source: string;
  /** The sales order that it is for: stock reserved for that order may be taken. */
  readonly order?: string;
  readonly lines: readonly { readonly material: string; readonly location: string; readonly quantity: number }[];
}

/** Creates a movement and posts it at once. Throws 400 at `lines.N.quantity` if there is not enough. */
export async function moveStock(desk: BusinessDesk, moving: Moving): Promise<StoredRecord> {
  const warehouse = (await recordsById(desk.work, [moving.warehouse])).get(moving.warehouse);
  const keeper = desk.work.userId ?? warehouse?.values['keeper'];
  const date = desk.work.wall.slice(0, 10);
  const draft = await desk.create('wms/movement', { ...moving, keeper, date, lines: [...moving.lines] });
  return desk.move(draft, 'post');
}
