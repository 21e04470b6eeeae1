import { useDeferredValue } from 'react';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { areaTitleKey } from '../../features/routing/documentTitle.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { countText } from '../common/Count.tsx';
import { useText } from '../common/useText.ts';

/**
 * The browser tab's text (RTE-5): unread count, area, brand. Rendered from the store, so that a replay shows it too,
 * and after the page: nobody waits for it.
 */
export function DocumentTitle({ unread = 0 }: { readonly unread?: number }) {
  const t = useText();
  const area = areaTitleKey(useDeferredValue(useAppSelector(selectPathname)));
  const brand = useAppSelector(selectBrandTitle);
  const name = area === null ? brand : `${t({ key: area })} - ${brand}`;
  return <title>{unread > 0 ? `(${countText(unread)}) ${name}` : name}</title>;
}
