import { screen } from '@testing-library/react';
import { useTexts } from '../../../src/views/common/useText.ts';
import { UsageSection } from '../../../src/views/console/dashboard/UsageSection.tsx';
import { renderView } from '../../support/renderView.tsx';
import { dashboardOf } from '../../support/tenantWork.ts';

const { members } = dashboardOf();

function Shown({ data }: { readonly data: ReturnType<typeof dashboardOf> }) {
  useTexts('console');
  return <UsageSection data={data} />;
}

describe('the places of the edition', () => {
  it.each([
    [{ active: 12, open: 0 }, '用户数12 / 50增购'],
    [{ active: 12, open: 3 }, '用户数12 / 50另有 3 人待加入增购'],
    [{ active: 44, open: 2 }, '用户数44 / 50另有 2 人待加入，已用 92%，余 4 个增购'],
    [{ active: 47, open: 3 }, '用户数47 / 50另有 3 人待加入，名额已用完增购'],
  ])('of %o the row says %s', async ({ active, open }, words) => {
    const data = dashboardOf({
      members: { ...members, active, limit: 50 },
      invitations: { open, ending: 0, nextExpiration: null },
    });
    await renderView(<Shown data={data} />);
    expect(screen.getByText('用户数').closest('li')).toHaveTextContent(words);
  });
});
