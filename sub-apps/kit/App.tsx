import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CODE } from '../shared/modules.js';
import { bridge, followLook, whileShown } from '../shared/portal.js';
import { returnPath } from '../shared/returnPath.js';
import { Failure } from './common/Failure.tsx';
import { Loading } from './common/Loading.tsx';
import { NoPage } from './common/NoPage.tsx';
import { ToastProvider } from './common/Toasts.tsx';
import { type Kit, KitProvider, languageNow, wordsNow } from './context.tsx';
import { DESCRIBED_MS, describe, renewed } from './core/business.ts';
import { CONTENT_ID, catchFocus, skipToContent } from './core/focus.ts';
import type { Described } from './core/types.ts';
import { wordsIn } from './core/words.ts';
import { Menu } from './Menu.tsx';
import { Home, OWN_PAGES, RecordRoute, ResourceRoute } from './pages.tsx';
import { SCREENS } from './screens/registry.ts';
import { useAnswer } from './useAnswer.ts';

const HOME = '/list';

/** The pages of an application. `/list` is its home, the path that the portal's entries use. */
function Pages() {
  const Own = OWN_PAGES[CODE];
  if (Own)
    return (
      <Suspense fallback={<Loading />}>
        <Own />
      </Suspense>
    );
  return (
    <Routes>
      {['/', HOME].map((path) => (
        <Route key={path} path={path} element={<Home />} />
      ))}
      <Route path="/new" element={<Home isNew />} />
      <Route path="/:resource" element={<ResourceRoute page="list" />} />
      <Route path="/:resource/new" element={<ResourceRoute page="form" />} />
      <Route path="/:resource/:id" element={<RecordRoute page="record" />} />
      <Route path="/:resource/:id/edit" element={<RecordRoute page="form" />} />
      <Route path="*" element={<NoPage />} />
    </Routes>
  );
}

/** The description, renewed while the application is shown: it stays open for days, and must know what day it is. */
function useDescription() {
  const last = useRef<Described>(undefined);
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current = Date.now();
    last.current = renewed(last.current, await describe());
    return last.current;
  }, []);
  const answer = useAnswer(ask, { isOnce: true });
  const { again } = answer;
  useEffect(() => whileShown(() => Date.now() - asked.current >= DESCRIBED_MS && again()), [again]);
  return answer;
}

/**
 * The application as its description defines it. It re-renders when the language changes; the pages keep their state.
 */
export function App() {
  const [, setLook] = useState({});
  useEffect(() => followLook(setLook), []);
  const { pathname, search } = useLocation();
  const { value, error, again } = useDescription();
  const language = languageNow();
  const kit = useMemo<Kit | null>(
    () => (value ? { ...value, language, words: wordsIn(language), screens: SCREENS, recount: again } : null),
    [value, language, again],
  );
  useEffect(() => {
    if (kit) document.title = kit.application.label[kit.language];
  }, [kit]);
  useEffect(() => {
    if (kit) bridge?.ready();
  }, [kit]);
  useLayoutEffect(catchFocus, [pathname]);
  // Where the portal enters: redirects to the requested page without a history entry of its own.
  if (pathname === '/middlePage') return <Navigate to={returnPath(search) ?? HOME} replace />;
  if (!kit)
    return error === undefined ? (
      <Opening />
    ) : (
      <main>
        <Failure error={error} again={again} />
      </main>
    );
  return (
    <KitProvider value={kit}>
      <ToastProvider>
        {kit.application.menu.length > 0 && (
          <>
            <a className="skip" href={`#${CONTENT_ID}`} onClick={(event) => skipToContent(event)}>
              {kit.words.toContent}
            </a>
            <Menu />
          </>
        )}
        <main id={CONTENT_ID} tabIndex={-1}>
          <Pages />
        </main>
      </ToastProvider>
    </KitProvider>
  );
}

/** A placeholder as tall as the content that will replace it. */
function Opening() {
  return (
    <div className="opening" role="status" aria-label={wordsNow().loading}>
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
    </div>
  );
}
