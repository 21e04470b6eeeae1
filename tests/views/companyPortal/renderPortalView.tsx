import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { renderView } from '../../support/renderView.tsx';

/** Renders a view of the company portal and waits for its texts. */
export async function renderPortalView(view: ReactNode, options: { state?: RootState } = {}) {
  function WithTexts() {
    useTexts('companyPortal');
    return <div data-testid="shown">{view}</div>;
  }
  const rendered = await renderView(<WithTexts />, options);
  await screen.findByTestId('shown');
  return rendered;
}
