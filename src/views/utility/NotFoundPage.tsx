import { PATHS } from '../../constants/paths.ts';
import { useText } from '../common/useText.ts';
import { NoticePage } from './NoticePage.tsx';

/** /404: a path without a screen (RTE-6). */
export function NotFoundPage() {
  const t = useText();
  return (
    <NoticePage
      title={t('routing:notFoundTitle')}
      sentence={t('routing:notFoundSentence')}
      action={t('routing:home')}
      to={PATHS.root}
    />
  );
}
