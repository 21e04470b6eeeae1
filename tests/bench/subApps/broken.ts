import type { BrowserContext } from '@playwright/test';

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><script src="/portal-bridge.v1.js"></script></head><body>${body}</body></html>`;

/** Three of the seven applications of the long run, each broken in a different way. */
export const BROKEN = ['oms', 'scm', 'wms'];

/** Breaks them in a browser: the first has no entry, the second throws at its start, the third lacks its script. */
export async function breakApplications(context: BrowserContext): Promise<void> {
  const [gone, throwing, incomplete] = BROKEN;
  await context.route(`**/micro/${gone}/**`, (route) => route.fulfill({ status: 404, body: 'not here' }));
  await context.route(`**/micro/${throwing}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken for the bench")' })
      : route.fulfill({ contentType: 'text/html', body: page(`<script src="/micro/${throwing}/main.js"></script>`) }),
  );
  await context.route(`**/micro/${incomplete}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({
          contentType: 'text/html',
          body: page(`<script type="module" src="/micro/${incomplete}/main.js"></script>`),
        }),
  );
}

/** As if the one reload per minute that a start-up fault triggers had just happened: the page under measurement stays. */
export async function spendReload(context: BrowserContext): Promise<void> {
  await context.addInitScript((modules) => {
    if (!location.protocol.startsWith('http')) return;
    const tomorrow = String(Date.now() + 86_400_000);
    for (const module of modules) sessionStorage.setItem(`atrium-reloaded-runtimeError-${module}`, tomorrow);
  }, BROKEN);
}
