import { linkCopyWanted, selectShare, shareClosed } from '../../../features/share/shareSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { ShareDialog } from '../ShareDialog.tsx';

const COPIED = { open: 'no', copied: 'yes', refused: 'failed' } as const;

/** The share dialog while it is open. */
export function ShareHost() {
  const dispatch = useAppDispatch();
  const { status, title, link } = useAppSelector(selectShare);
  if (status === 'closed') return null;
  return (
    <ShareDialog
      title={title}
      link={link}
      copied={COPIED[status]}
      onCopy={() => dispatch(linkCopyWanted())}
      onClose={() => dispatch(shareClosed())}
    />
  );
}
