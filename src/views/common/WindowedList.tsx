import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useNearby } from './dom/useNearby.ts';

/** Items that are rendered and removed together. */
const BLOCK = 4;

type WindowedListProps<T> = {
  readonly items: readonly T[];
  /** How many items have arrived before the first one since the list started: blocks use it to keep their items. */
  readonly prepended: number;
  /** Height of an item in px, before any has been rendered. */
  readonly estimate: number;
  /** Must keep its identity for as long as it renders the same. */
  readonly draw: (item: T, index: number) => ReactNode;
};

/**
 * A list of any length that renders only what is near the visible part of its scroller (`[data-scroller]`); the rest is
 * empty space of the height it had. The browser's own scroll anchoring keeps the position when heights change.
 */
export function WindowedList<T>({ items, prepended, estimate, draw }: WindowedListProps<T>) {
  const blocks = useMemo(() => blocksOf(items, prepended), [items, prepended]);
  return blocks.map(({ key, from, part }) => (
    <Block key={key} items={part} from={from} estimate={estimate} draw={draw} />
  ));
}

type BlockProps<T> = {
  readonly items: readonly T[];
  readonly from: number;
  readonly estimate: number;
  readonly draw: (item: T, index: number) => ReactNode;
};

function PlainBlock<T>({ items, from, estimate, draw }: BlockProps<T>) {
  const ref = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNearby(ref, from === 0);
  return (
    <div ref={ref} style={isNear ? undefined : { height: height ?? estimate * items.length }}>
      {isNear && items.map((item, index) => draw(item, from + index))}
    </div>
  );
}

// `memo` drops type parameters; the block itself keeps them.
const Block = memo(PlainBlock) as typeof PlainBlock;

interface BlockPart<T> {
  readonly key: number;
  readonly from: number;
  readonly part: readonly T[];
}

/** Cuts at fixed items, not at fixed positions, so that a new item at the head rerenders only the head. */
function blocksOf<T>(items: readonly T[], prepended: number): BlockPart<T>[] {
  const blocks: BlockPart<T>[] = [];
  let from = 0;
  while (from < items.length) {
    // Items have permanent numbers: the original first one is 0, those that arrived before it -1, -2 …
    const key = Math.floor((from - prepended) / BLOCK);
    const to = (key + 1) * BLOCK + prepended;
    blocks.push({ key, from, part: items.slice(from, to) });
    from = to;
  }
  return blocks;
}
