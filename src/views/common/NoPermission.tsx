import { PATHS } from '../../constants/paths.ts';
import { LinkButton } from './LinkButton.tsx';
import { PlainState } from './PlainState.tsx';
import { useText } from './useText.ts';

/** In place of a page that the account may not see; the way on is also what the keyboard reaches. */
export function NoPermission() {
  const t = useText();
  return (
    <PlainState
      glyph="noPermission"
      title={t('common:noPermissionTitle')}
      sentence={t('errors:noPermission')}
      action={<LinkButton to={PATHS.workbench}>{t('routing:backToWorkbench')}</LinkButton>}
    />
  );
}
