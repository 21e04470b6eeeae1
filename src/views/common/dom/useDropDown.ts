import { type RefObject, useCallback, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useDismiss } from './useDismiss.ts';

interface DropDown {
  readonly areaRef: RefObject<HTMLDivElement | null>;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly dismiss: (byKey: boolean) => void;
}

/**
 * For a button and what it opens, together in the element of `areaRef`: while it is open, Escape and a press or focus
 * outside report `closed`, as `dismiss` does. By Escape, or another key, the focus returns to the button.
 */
export function useDropDown(open: boolean, closed: () => { readonly type: string }): DropDown {
  const dispatch = useAppDispatch();
  const areaRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(
    (byKey: boolean) => {
      if (byKey) triggerRef.current?.focus();
      dispatch(closed());
    },
    [dispatch, closed],
  );
  useDismiss(areaRef, open, dismiss);
  return { areaRef, triggerRef, dismiss };
}
