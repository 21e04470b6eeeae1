import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyProfile } from '../../../contract/portal.ts';
import { ClosedCompany } from '../../../src/views/companyPortal/ClosedCompany.tsx';
import { ShareFrame } from '../../../src/views/companyPortal/ShareFrame.tsx';
import { renderPortalView } from './renderPortalView.tsx';

const company: CompanyProfile = {
  tenantId: 't1',
  name: '极光制造',
  englishName: 'Aurora Manufacturing',
  isActive: true,
  isIndexable: false,
};

describe('frame of the public pages', () => {
  it('says whose page it is, by both names, and who provides it', async () => {
    await renderPortalView(<ShareFrame company={company}>content</ShareFrame>);
    const home = within(screen.getByRole('banner')).getByRole('link', { name: /极光制造/ });
    expect(home).toHaveTextContent('Aurora Manufacturing');
    expect(home).toHaveAttribute('href', '/companyShare?tenantId=t1');
    expect(screen.getByRole('main')).toHaveTextContent('content');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 极光制造由 Atrium 提供');
  });

  it('names the provider as the installation does', async () => {
    await renderPortalView(
      <ShareFrame company={company} brand="Hof">
        content
      </ShareFrame>,
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('由 Hof 提供');
  });

  it('is shown before the company is known', async () => {
    await renderPortalView(<ShareFrame company={null}>content</ShareFrame>);
    expect(screen.getByRole('main')).toHaveTextContent('content');
    expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull();
  });

  it('offers the other language, and sharing in the header and the footer', async () => {
    const onShare = jest.fn();
    await renderPortalView(
      <ShareFrame company={company} languageSwitch={<button type="button">English</button>} onShare={onShare}>
        content
      </ShareFrame>,
    );
    expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: '分享' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    expect(onShare).toHaveBeenCalledTimes(2);
  });

  it('does not offer what was not requested', async () => {
    await renderPortalView(<ShareFrame company={company}>content</ShareFrame>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a plain page that says that a company is disabled', async () => {
    await renderPortalView(<ClosedCompany company={{ ...company, isActive: false }} />);
    expect(screen.getByRole('heading', { level: 1, name: '极光制造的公开页面已关闭' })).toBeVisible();
    expect(screen.getByText('该公司已停用。如需联系，请通过其他方式。')).toBeVisible();
  });

  it('does not call a company closed that does not exist', async () => {
    await renderPortalView(<ClosedCompany company={null} />);
    expect(screen.getByRole('heading', { level: 1, name: '找不到这家公司的页面' })).toBeVisible();
    expect(screen.getByText('链接可能不完整，或者公司已不存在。')).toBeVisible();
  });
});
