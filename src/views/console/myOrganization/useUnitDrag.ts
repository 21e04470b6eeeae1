import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { selectUnits, unitMoveWanted } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { below, mayMoveTo, placeOf, type UnitRow } from '../../../features/myOrganization/unitTree.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';

/** Before or after the row among its siblings, or inside it as its last child. */
export type DropPlace = 'before' | 'after' | 'into';
interface Target {
  readonly id: string;
  readonly where: DropPlace;
}
/** How many px the pointer must move before a press becomes a drag. */
const SLACK = 6;

/** The row under the pointer. */
const rowAt = ({ target }: PointerEvent) => (target instanceof Element ? target.closest('[data-index]') : null);

/** Moves departments with the pointer. Touch scrolls instead, and uses the dialog. */
export function useUnitDrag(rows: readonly UnitRow[]) {
  const dispatch = useAppDispatch();
  const units = useAppSelector(selectUnits).data ?? [];
  const pressed = useRef<{ readonly id: string; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const [target, setTarget] = useState<Target | null>(null);

  const placeFor = (id: string, { id: over, where }: Target) => {
    if (where === 'into') return { parentId: over, position: below(units, over).filter((one) => one.id !== id).length };
    const at = placeOf(units, over);
    if (!at) return null;
    const siblings = below(units, at.parentId).filter((one) => one.id !== id);
    const position = siblings.findIndex((one) => one.id === over) + (where === 'after' ? 1 : 0);
    return { parentId: at.parentId, position };
  };
  const targetAt = (event: PointerEvent, id: string): Target | null => {
    const element = rowAt(event);
    const row = rows[Number(element?.getAttribute('data-index') ?? -1)];
    if (!element || !row || row.unit.id === id) return null;
    const { top, height } = element.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const found: Target = { id: row.unit.id, where: part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into' };
    const place = placeFor(id, found);
    return place && mayMoveTo(units, id, place.parentId) ? found : null;
  };
  const end = () => {
    pressed.current = null;
    setTarget(null);
  };
  return {
    target,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const element = rowAt(event);
        const row = rows[Number(element?.getAttribute('data-index') ?? -1)];
        dragged.current = false;
        if (row && event.pointerType !== 'touch' && event.button === 0)
          pressed.current = { id: row.unit.id, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = pressed.current;
        if (!from || (!dragged.current && Math.abs(event.clientY - from.y) < SLACK)) return;
        dragged.current = true;
        setTarget(targetAt(event, from.id));
      },
      onPointerUp: () => {
        const from = pressed.current;
        const place = from && target && placeFor(from.id, target);
        if (from && place) dispatch(unitMoveWanted({ id: from.id, ...place }));
        end();
      },
      onPointerLeave: end,
      onPointerCancel: end,
      // The press that ends a drag selects nothing.
      onClickCapture: (event: MouseEvent) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
    },
  };
}
