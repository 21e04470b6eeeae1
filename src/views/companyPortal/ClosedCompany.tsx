import type { CompanyProfile } from '../../../contract/portal.ts';
import { PlainState } from '../common/PlainState.tsx';
import { useText } from '../common/useText.ts';
import styles from './plainState.module.css';

/** The whole public page of a company that is disabled (null: that does not exist). */
export function ClosedCompany({ company }: { readonly company: CompanyProfile | null }) {
  const t = useText();
  return (
    <main className={styles.plainPage}>
      <PlainState
        glyph="noPermission"
        title={company ? t('share:closedTitle', { company: company.name }) : t('share:unknownTitle')}
        sentence={t(company ? 'share:closedSentence' : 'share:unknownSentence')}
      />
    </main>
  );
}
