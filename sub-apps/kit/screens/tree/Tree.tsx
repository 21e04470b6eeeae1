import { useCallback, useState } from 'react';
import type { Resource } from '../../../../contract/businessDescription.ts';
import type { Field, LineField, Values } from '../../../../contract/businessFields.ts';
import { linesOf } from '../../../../contract/businessFormulas.ts';
import { Failure } from '../../common/Failure.tsx';
import { useKit } from '../../context.tsx';
import { callsOf } from '../../core/business.ts';
import { numberText } from '../../core/formats.ts';
import type { Shown } from '../../core/types.ts';
import { RecordLink } from '../../detail/Facts.tsx';
import { useAnswer } from '../../useAnswer.ts';

/** Deeper than any product; stops at bills that contain themselves. */
const DEEPEST = 12;

interface Shape {
  readonly resource: Resource;
  readonly lines: Field;
  /** The column that refers to a product, and the one with its quantity. */
  readonly part: LineField;
  readonly quantity: LineField | undefined;
  /** The field that assigns a bill to a product. */
  readonly owner: string;
}

function shapeOf(resource: Resource): Shape | undefined {
  const lines = resource.fields.find(({ type }) => type === 'lines');
  const part = lines?.columns?.find(({ type }) => type === 'reference');
  const owner = resource.fields.find(({ type, to }) => type === 'reference' && to === part?.to);
  if (!lines || !part || !owner) return undefined;
  return { resource, lines, part, quantity: lines.columns?.find(({ type }) => type === 'number'), owner: owner.name };
}

interface LevelProps {
  readonly shape: Shape;
  readonly values: Values;
  readonly names: Shown['names'];
  /** How many of this the whole contains. */
  readonly times: number;
  readonly depth: number;
}

/** The components of a bill; a component may have its own bill, which is loaded when it is opened. */
function Level({ shape, values, names, times, depth }: LevelProps) {
  return (
    <ul className="tree">
      {linesOf(values, shape.lines.name).map((line, index) => (
        <Node key={index} shape={shape} line={line} names={names} times={times} depth={depth} />
      ))}
    </ul>
  );
}

function Node({ shape, line, names, times, depth }: Omit<LevelProps, 'values'> & { readonly line: Values }) {
  const { language } = useKit();
  const [isOpen, setOpen] = useState(false);
  const id = String(line[shape.part.name] ?? '');
  const title = names[id]?.title ?? id;
  const quantity = shape.quantity ? Number(line[shape.quantity.name] ?? 0) : 1;
  const unit = shape.quantity?.unit?.[language] ?? '';
  const said = (value: number) => `${numberText(value, language, 3)} ${unit}`;
  return (
    <li>
      <button type="button" className="text" aria-expanded={isOpen} aria-label={title} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '−' : '+'}
      </button>
      <RecordLink kind={shape.part.to ?? ''} id={id}>
        {title}
      </RecordLink>
      <span>{said(quantity)}</span>
      {times !== 1 && (
        <span className="quiet">
          × {numberText(times, language, 3)} = {said(quantity * times)}
        </span>
      )}
      {isOpen && depth < DEEPEST && <Parts shape={shape} product={id} times={times * quantity} depth={depth + 1} />}
    </li>
  );
}

function Parts({
  shape,
  product,
  times,
  depth,
}: {
  readonly shape: Shape;
  readonly product: string;
  readonly times: number;
  readonly depth: number;
}) {
  const { words } = useKit();
  const { resource, owner } = shape;
  const ask = useCallback(async () => {
    const calls = callsOf(resource.name);
    const { items } = await calls.list({ filter: { [owner]: { in: [product] } } }, 0, 1);
    return items[0] ? calls.read(items[0].id) : null;
  }, [resource, owner, product]);
  const { value, error, again } = useAnswer(ask, { isOnce: true });
  if (error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined) return <p className="quiet">{words.loading}</p>;
  if (value === null) return <p className="quiet">—</p>;
  return <Level shape={shape} values={value.record.values} names={value.names} times={times} depth={depth} />;
}

/** A bill of materials as a tree, with the quantity of each part in the whole. */
export function Tree({ resource, shown }: { readonly resource: Resource; readonly shown: Shown }) {
  const { words } = useKit();
  const shape = shapeOf(resource);
  if (!shape) return null;
  return (
    <section aria-label={words.levels}>
      <h2>{words.levels}</h2>
      <Level shape={shape} values={shown.record.values} names={shown.names} times={1} depth={1} />
    </section>
  );
}
