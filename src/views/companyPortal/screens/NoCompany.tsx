import { EmptyState } from '../../common/EmptyState.tsx';
import { useText } from '../../common/useText.ts';

/** People without a company have no company portal. */
export function NoCompany() {
  const t = useText();
  return <EmptyState title={t('homePortal:noCompany')} sentence={t('homePortal:noCompanySentence')} />;
}
