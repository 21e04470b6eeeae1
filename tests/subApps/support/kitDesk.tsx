import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastProvider } from '../../../sub-apps/kit/common/Toasts.tsx';
import { type Kit, KitProvider } from '../../../sub-apps/kit/context.tsx';
import { wordsIn } from '../../../sub-apps/kit/core/words.ts';

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly answer: (body: unknown, status?: number) => Promise<void>;
}

/** A server that answers when a test says so. */
export function slowServer() {
  const asked: Asked[] = [];
  window.fetch = (path, { body } = {}) =>
    new Promise((resolve) => {
      const answer = (data: unknown, status = 200) =>
        act(async () =>
          resolve({
            ok: status < 400,
            status,
            text: async () => JSON.stringify(data),
          } as Response),
        );
      asked.push({ path: String(path), body: typeof body === 'string' ? JSON.parse(body) : undefined, answer });
    });
  return (ending: string): Asked => {
    const found = asked.findLast(({ path }) => path.endsWith(ending));
    if (!found) throw new Error(`nothing was asked of ${ending}`);
    return found;
  };
}

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Screens of the kit at their paths, for somebody who may do everything. */
export function renderKit(pages: Readonly<Record<string, ReactNode>>, at: string) {
  const kit: Kit = {
    application: { code: 'oa', label: { zh: '办公', en: 'Office' }, policy: 'OA_Auth', menu: [], resources: [] },
    counts: {},
    policies: [],
    me: { id: 'me', name: 'Ann' },
    today: '2026-11-20',
    language: 'en',
    words: wordsIn('en'),
    screens: {},
    recount: () => undefined,
  };
  return render(
    <MemoryRouter initialEntries={[at]}>
      <KitProvider value={kit}>
        <ToastProvider>
          <Where />
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
          </Routes>
        </ToastProvider>
      </KitProvider>
    </MemoryRouter>,
  );
}
