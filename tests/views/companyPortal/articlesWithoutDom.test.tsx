/** @jest-environment node */
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { RichText, RichTextCleaner } from '../../../src/views/common/RichText.tsx';
import { TextProvider } from '../../../src/views/common/TextProvider.tsx';
import { useTexts } from '../../../src/views/common/useText.ts';
import { ArticlePage } from '../../../src/views/companyPortal/ArticlePage.tsx';
import { ClosedCompany } from '../../../src/views/companyPortal/ClosedCompany.tsx';
import { shareLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { ShareFrame } from '../../../src/views/companyPortal/ShareFrame.tsx';
import { failed, loaded, notice, product } from './articles.ts';
import { markupOf } from './markupOf.ts';

const company = { tenantId: 't1', name: '极光制造', isActive: true, isIndexable: false };

function Texts({ children }: { readonly children: ReactNode }) {
  useTexts('companyPortal');
  return children;
}
const draw = async (view: ReactNode) => {
  await showLanguage('zh-CN');
  return markupOf(
    <RichTextCleaner value={(html) => html.replaceAll(' onclick="x()"', '')}>
      <StaticRouter location="/companyShare">
        <TextProvider>
          <Texts>{view}</Texts>
        </TextProvider>
      </StaticRouter>
    </RichTextCleaner>,
  );
};
const page = (given: Partial<Parameters<typeof ArticlePage>[0]>) => (
  <ShareFrame company={company} onShare={() => {}}>
    <ArticlePage kind="notice" load={loaded(notice)} links={shareLinks('t1')} onRetry={() => {}} {...given} />
  </ShareFrame>
);

describe('public articles without a document', () => {
  it('the backend renders an article, its body cleaned by the sanitiser it names', async () => {
    expect(typeof document).toBe('undefined');
    const markup = await draw(page({}));
    expect(markup).toContain(`${notice.title}</h1>`);
    expect(markup).toContain('© 极光制造');
    expect(markup).toContain('href="/companyShare/noticeDetailShare?tenantId=t1&amp;id=n3"');
    expect(markup).toContain('<img loading=lazy decoding=async src="/api/application/get-picture-file/plan.png"');
    expect(markup).not.toContain('onclick');
  });

  it('renders a product with its picture, and one that is gone', async () => {
    expect(await draw(page({ kind: 'product', load: loaded(product) }))).toContain('get-picture-file/reducer.png');
    expect(await draw(page({ load: failed(), missing: true }))).toContain('内容不存在或已撤下');
  });

  it('renders the page of a closed company', async () => {
    expect(await draw(<ClosedCompany company={company} />)).toContain('极光制造的公开页面已关闭');
  });

  it('never shows rich text as received: without a document, the caller must sanitise it', async () => {
    await expect(markupOf(<RichText html="<p onclick='x()'>x</p>" />)).rejects.toThrow('RichTextCleaner');
  });
});
