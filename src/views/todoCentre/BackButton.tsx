import { ChevronLeft } from 'lucide-react';
import { todoBackPressed } from '../../features/todoCentre/todoCentreSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { pressedByEscape } from '../common/dom/pressedByEscape.ts';
import { Icon } from '../common/Icon.tsx';
import { PaneBack } from '../common/Pane.tsx';
import { useText } from '../common/useText.ts';

function takeFocusAndEscape(button: HTMLButtonElement | null): (() => void) | undefined {
  focusOnMount(button);
  return pressedByEscape(button);
}

/**
 * The way back to the list, or to the detail from which a form was opened. In a detail, where nothing can be lost, it
 * has the focus, and Escape goes back too.
 */
export function BackButton({ focused = false }: { readonly focused?: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <PaneBack ref={focused ? takeFocusAndEscape : undefined} onClick={() => dispatch(todoBackPressed())}>
      <Icon of={ChevronLeft} size={16} />
      {t('task:back')}
    </PaneBack>
  );
}
