import { type KeyboardEvent, type PointerEvent, type ReactNode, Suspense, useCallback, useId } from 'react';
import {
  type PopoverName,
  popoverClosed,
  popoverOpened,
  selectPopover,
  selectPopoverOpening,
} from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { borrowFocus } from '../common/dom/borrowFocus.ts';
import { useDropDown } from '../common/dom/useDropDown.ts';
import { PopoverArea, PopoverPanel } from '../common/PopoverFrame.tsx';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';

type PopoverProps = {
  /** The trigger opens the first; the others may replace it from inside. */
  readonly names: readonly [PopoverName, ...PopoverName[]];
  /** Accessible name of the panel. */
  readonly label: string;
  /** Required if the trigger shows no words. */
  readonly triggerLabel?: string | undefined;
  readonly triggerClass: string | undefined;
  readonly trigger: ReactNode;
  readonly panelClass: string | undefined;
  readonly opensOnHover?: boolean;
  /** Keys of this panel in addition to those of every panel. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
};

/**
 * A button and the panel attached to it. Which panel is open is in the state. One opened by pressing takes the focus
 * and returns it; one opened by hovering closes when the pointer leaves.
 */
export function Popover({ names, label, triggerLabel, triggerClass, trigger, panelClass, ...rest }: PopoverProps) {
  const { opensOnHover = false, onKeyDown, children } = rest;
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectPopover);
  const openedBy = useAppSelector(selectPopoverOpening);
  const panelId = useId();
  const open = shown !== null && names.includes(shown);
  const name = names[0];
  const { areaRef, triggerRef, dismiss } = useDropDown(open, popoverClosed);

  const borrowFromTrigger = useCallback(
    (panel: HTMLElement | null) => borrowFocus(panel, triggerRef.current),
    [triggerRef],
  );
  const press = () => {
    if (open && openedBy === 'press') dismiss(true);
    else dispatch(popoverOpened({ name, by: 'press' }));
  };
  const isMouse = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse';
  return (
    <PopoverArea
      ref={areaRef}
      onPointerEnter={(event) => isMouse(event) && !open && dispatch(popoverOpened({ name, by: 'hover' }))}
      onPointerLeave={(event) => isMouse(event) && open && openedBy === 'hover' && dispatch(popoverClosed())}
    >
      <button
        ref={triggerRef}
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={press}
      >
        {trigger}
      </button>
      {open && (
        <PopoverPanel
          key={shown}
          ref={openedBy === 'press' ? borrowFromTrigger : undefined}
          id={panelId}
          aria-label={label}
          className={panelClass}
          onKeyDown={onKeyDown}
        >
          <ViewBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </ViewBoundary>
        </PopoverPanel>
      )}
    </PopoverArea>
  );
}
