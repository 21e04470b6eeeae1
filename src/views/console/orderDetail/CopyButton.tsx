import { Copy } from 'lucide-react';
import { orderCopyWanted } from '../../../features/orderDetail/orderDetailSlice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { IconButton } from '../../common/IconButton.tsx';
import { useText } from '../../common/useText.ts';

/** Copies a fact to the clipboard. */
export function CopyButton({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <IconButton aria-label={t('orderDetail:copy', { name })} onClick={() => dispatch(orderCopyWanted(text))}>
      <Icon of={Copy} size={16} />
    </IconButton>
  );
}
