import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext, useParams } from 'react-router-dom';
import type { ApprovalTemplate } from '../../../contract/approvals.ts';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { NoPage } from '../common/NoPage.tsx';
import { useAnswer } from '../useAnswer.ts';
import './approvals.css';
import './request.css';
import './print.css';
import { ApprovalList } from './ApprovalList.tsx';
import { fetchTemplates } from './calls.ts';
import { RequestPage } from './RequestPage.tsx';
import { StartPage } from './StartPage.tsx';
import { Templates } from './Templates.tsx';
import { type Box, useBox } from './useBox.ts';

interface Props {
  readonly templates: readonly ApprovalTemplate[];
}

/**
 * The pages of approvals: a list on the left, and next to it a request or the form for a new one. A phone shows one or
 * the other.
 */
export function Approvals() {
  const { value, error, again } = useAnswer(fetchTemplates, { isOnce: true });
  if (value === undefined && error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined) return <Loading />;
  const templates = value.items;
  return (
    <Routes>
      <Route element={<Desk templates={templates} />}>
        {['/', '/list', '/new'].map((path) => (
          <Route key={path} path={path} element={<Templates templates={templates} />} />
        ))}
        <Route path="/new/:template" element={<Start templates={templates} />} />
        <Route path="/request/:id" element={<Request templates={templates} />} />
        <Route path="*" element={<NoPage />} />
      </Route>
      {/* Where discarding a form leads. */}
      <Route path="/request" element={<Navigate to="/list" replace />} />
    </Routes>
  );
}

function Desk({ templates }: Props) {
  const { pathname } = useLocation();
  const box = useBox();
  const isList = pathname === '/' || pathname === '/list';
  return (
    <div className="approvals" data-page={isList ? 'list' : 'other'}>
      <ApprovalList templates={templates} box={box} />
      <div className="approvals-page">
        <Outlet context={box} />
      </div>
    </div>
  );
}

/** The list next to the page. */
const useDesk = (): Box => useOutletContext<Box>();

function Start({ templates }: Props) {
  const { answer } = useDesk();
  const { template: code } = useParams();
  const template = templates.find((one) => one.code === code && !one.internal);
  return template ? <StartPage key={code} template={template} started={answer.again} /> : <NoPage />;
}

function Request({ templates }: Props) {
  const box = useDesk();
  const { id = '' } = useParams();
  return <RequestPage id={id} templates={templates} box={box} />;
}
