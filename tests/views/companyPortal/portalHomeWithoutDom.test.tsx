/** @jest-environment node */
import { StaticRouter } from 'react-router-dom';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { RichTextCleaner } from '../../../src/views/common/RichText.tsx';
import { TextProvider } from '../../../src/views/common/TextProvider.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { PortalHome } from '../../../src/views/companyPortal/PortalHome.tsx';
import { shareLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { markupOf } from './markupOf.ts';
import { loadedParts, PARTS } from './portalParts.ts';

function Home() {
  useTexts('companyPortal');
  return <PortalHome parts={loadedParts} links={shareLinks('t1')} onRetry={() => {}} />;
}

describe('home of the company portal without a document', () => {
  it('is rendered by the backend as by a browser, its rich text cleaned by the sanitiser that the backend names', async () => {
    expect(typeof document).toBe('undefined');
    await showLanguage('zh-CN');
    const markup = await markupOf(
      <RichTextCleaner value={(html) => html.replaceAll('精工', '净化')}>
        <StaticRouter location="/companyShare">
          <TextProvider>
            <Home />
          </TextProvider>
        </StaticRouter>
      </RichTextCleaner>,
    );
    for (const [, shown] of PARTS) expect(markup).toContain(shown);
    expect(markup).toContain('<strong>净化</strong>');
    expect(markup).toContain('href="/companyShare/newsDetailShare?tenantId=t1&amp;id=n1"');
  });
});
