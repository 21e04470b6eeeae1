import { EmptyState } from '../../common/EmptyState.tsx';
import { useText } from '../../common/useText.ts';

/** A person without a company has no portal of one. */
export function NoCompany() {
  const t = useText();
  return <EmptyState title={t('homePortal:noCompany')} sentence={t('homePortal:noCompanySentence')} />;
}
