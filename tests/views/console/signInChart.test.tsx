import { screen } from '@testing-library/react';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { SignInChart } from '../../../src/views/console/dashboard/SignInChart.tsx';
import { renderView } from '../../support/renderView.tsx';
import { rootReducer } from '../../support/rootReducer.ts';

const days = [0, 1, 104, 1950].map((people, index) => ({ date: `2026-11-2${index}`, people }));

function Shown() {
  useTexts('console');
  return <SignInChart days={days} time="2026-11-23T08:00:00" hrefOf={(date) => `/console?day=${date}`} />;
}

it.each(['zh-CN', 'en-US'] as const)(
  'the links of days contain the number they show in their name, in %s',
  async (language) => {
    await renderView(<Shown />, { state: rootReducer(undefined, settingsChanged({ language })) });
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['1', '104', '1,950']);
    for (const link of links) expect(link).toHaveAccessibleName(expect.stringMatching(`\\D${link.textContent}\\D`));
  },
);
