import { lazy, Suspense, useEffect, useState } from 'react';
import { NavLink, Route, Routes } from 'react-router-dom';
import { followLook } from '../shared/portal.js';
import { moduleName, texts } from '../shared/texts.js';
import { DetailPage } from './DetailPage.tsx';
import { ListPage } from './ListPage.tsx';
import { MiddlePage } from './MiddlePage.tsx';

const FormPage = lazy(() => import('./FormPage.tsx').then((file) => ({ default: file.FormPage })));

/** The frame of every page. It is drawn anew in another language, and the pages below it keep what they hold. */
export function App() {
  const [, setLook] = useState({});
  useEffect(() => followLook(setLook), []);
  const { add, list, loading, noPage } = texts();
  return (
    <>
      <header>
        <h1>{moduleName()}</h1>
        <nav aria-label={moduleName()}>
          <NavLink to="/list">{list}</NavLink>
          <NavLink to="/new">{add}</NavLink>
        </nav>
      </header>
      <main>
        <Suspense fallback={<p className="quiet">{loading}</p>}>
          <Routes>
            <Route path="/middlePage" element={<MiddlePage />} />
            {['/', '/list'].map((path) => (
              <Route key={path} path={path} element={<ListPage />} />
            ))}
            <Route path="/detail/:id" element={<DetailPage />} />
            <Route path="/new" element={<FormPage />} />
            <Route path="*" element={<p>{noPage}</p>} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}
