import type { SharePage } from '../../../../contract/sharePage.ts';
import { SHARE_PATHS } from '../../../constants/paths.ts';
import { portalPage } from '../../../features/homePortal/portalPage.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import type { Load } from '../../../lib/loading.ts';
import { TextButton } from '../../common/TextButton.tsx';
import { ArticlePage } from '../ArticlePage.tsx';
import { ClosedCompany } from '../ClosedCompany.tsx';
import { PortalHome } from '../PortalHome.tsx';
import { shareLinks } from '../portalLinks.ts';
import { ShareFrame } from '../ShareFrame.tsx';

type ShareScreenProps = { readonly page: SharePage; readonly href: string; readonly brand: string };

const loaded = <T,>(data: T): Load<T> => ({ status: 'loaded', data, error: null });
/** Buttons work once the portal has started; pressing one starts it at once. */
const nothing = () => {};

/** A public page as the portal shows it to a visitor without any settings, from data that is already complete. */
export function ShareScreen({ page, href, brand }: ShareScreenProps) {
  const { company, home, article } = page;
  const [pathname = '', search = ''] = href.split(/(?=\?)/, 2);
  const shown = portalPage({ pathname, search });
  if (!company.isActive) return <ClosedCompany company={company} />;
  if (shown === null || !SHARE_PATHS.includes(pathname)) throw new Error(`${pathname} is no public page`);
  const links = shareLinks(company.tenantId);
  return (
    <ShareFrame
      company={company}
      brand={brand}
      languageSwitch={<TextButton lang="en-US">{LANGUAGE_NAMES['en-US']}</TextButton>}
      {...(home && { onShare: nothing })}
    >
      {home && (
        <PortalHome
          parts={{
            culture: loaded(home.culture),
            facts: loaded(home.facts),
            news: loaded(home.news),
            products: loaded(home.products),
            history: loaded(home.history),
          }}
          links={links}
          onRetry={nothing}
        />
      )}
      {shown.screen === 'article' && article !== undefined && (
        <ArticlePage
          kind={shown.kind}
          load={{ status: article ? 'loaded' : 'failed', data: article, error: null }}
          missing={article === null}
          links={links}
          onRetry={nothing}
          onShare={nothing}
        />
      )}
    </ShareFrame>
  );
}
