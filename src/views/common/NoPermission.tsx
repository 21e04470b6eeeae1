import { PlainState } from './PlainState.tsx';
import { useText } from './useText.ts';

/** In place of a page that the account may not see. */
export function NoPermission() {
  const t = useText();
  return <PlainState glyph="noPermission" title={t('common:noPermissionTitle')} sentence={t('errors:noPermission')} />;
}
