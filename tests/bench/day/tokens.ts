import type { Page } from '@playwright/test';
import type { RootState } from '../../../src/store/rootReducer.ts';
import type { BenchStore } from '../portal/store.ts';

/**
 * Renews the tokens of the company and of the account, as when a background call is refused: the page stays (§4).
 * Resolves when both have changed.
 */
export async function renewTokens(page: Page): Promise<void> {
  for (const session of ['tenant', 'host'] as const) {
    await page.evaluate(async (kind) => {
      const store: BenchStore<RootState> = Reflect.get(window, 'benchStore');
      const token = () => store.getState().session[kind === 'host' ? 'hostToken' : 'token'];
      const refusedToken = token();
      store.dispatch({
        type: 'sessionRefresh/unauthorisedReceived',
        payload: { session: kind, refusedToken, unasked: true },
      });
      while (token() === refusedToken) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, session);
  }
}
