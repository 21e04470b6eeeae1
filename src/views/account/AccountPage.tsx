import { type ReactNode, Suspense } from 'react';
import { selectBrandName, selectBrandTitle, selectFooter, selectLoginPath } from '../../features/brand/brandSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ONE_COLUMN, useMediaQuery } from '../common/dom/useMediaQuery.ts';
import { Mark } from '../common/Mark.tsx';
import { useText } from '../common/useText.ts';
import { REGISTERS, Way } from '../common/Way.tsx';
import styles from './account.module.css';
import { chosenVariant } from './chosenVariant.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

type AccountPageProps = {
  readonly title: string;
  /** The line under the title. */
  readonly hint: string;
  readonly isSignIn?: boolean;
  readonly children: ReactNode;
};

/** The frame of the four account screens (specification §2), as the brand's variant draws it (ACC-5). */
export function AccountPage({ title, hint, isSignIn = false, children }: AccountPageProps) {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const footer = useAppSelector(selectFooter);
  const language = useAppSelector(selectLanguage);
  const { layout, words, Picture } = chosenVariant(useAppSelector(selectLoginPath), useAppSelector(selectBrandName));
  const narrow = useMediaQuery(ONE_COLUMN);
  const own = words?.[language] ?? {};
  return (
    <div className={styles.signIn} data-layout={layout}>
      <header className={styles.signInHouse}>
        <div className={styles.signInBrand}>
          <Mark size={28} />
          <span>{brand}</span>
        </div>
        {layout !== 'centred' && (
          <>
            <p className={styles.signInHeadline}>{own.headline ?? t('login:headline')}</p>
            <p className={styles.signInSentence}>
              {own.sentence ?? t(narrow ? 'login:shortSentence' : 'login:sentence')}
            </p>
            <Suspense fallback={null}>{Picture && <Picture />}</Suspense>
          </>
        )}
      </header>
      <main className={styles.signInDoor}>
        <LanguageSwitch />
        <div className={styles.signInPanel}>
          <h1>{title}</h1>
          <p className={styles.signInHint}>{isSignIn ? (own.signInHint ?? hint) : hint}</p>
          {children}
        </div>
        <footer className={styles.signInFoot}>
          <span>{own.foot ?? t('login:copyright', { brand })}</span>
          <Way to={REGISTERS.icp} words={footer.icpFiling} />
          <Way to={REGISTERS.police} words={footer.policeFiling} />
          <Way to={footer.helpCentre} words={t('login:helpCentre')} />
        </footer>
      </main>
    </div>
  );
}
