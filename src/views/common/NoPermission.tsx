import { PATHS } from '../../constants/paths.ts';
import { LinkButton } from './LinkButton.tsx';
import { PlainState } from './PlainState.tsx';
import { useText } from './useText.ts';

/** Replaces a page that the account may not see; the link out of it is also where the keyboard lands. */
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
