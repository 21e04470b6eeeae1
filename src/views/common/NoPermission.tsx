import { useText } from '../common/useText.ts';
import { PlainState } from './PlainState.tsx';

/** In place of a portal that the account may not see. */
export function NoPermission() {
  const t = useText();
  return <PlainState glyph="noPermission" title={t('common:noPermissionTitle')} sentence={t('errors:noPermission')} />;
}
