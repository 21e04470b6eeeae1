import { ChevronRight } from 'lucide-react';
import { type DialogOpening, dialogOpened } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { MoreButton } from '../common/SectionHead.tsx';

type DialogLinkProps = { readonly opening: DialogOpening; readonly words: string };

/** Links from a section of a page into the notification dialog. */
export function DialogLink({ opening, words }: DialogLinkProps) {
  const dispatch = useAppDispatch();
  return (
    <MoreButton aria-haspopup="dialog" onClick={() => dispatch(dialogOpened(opening))}>
      {words}
      <Icon of={ChevronRight} size={14} />
    </MoreButton>
  );
}
