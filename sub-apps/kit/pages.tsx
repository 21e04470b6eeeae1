import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { Resource } from '../../contract/businessDescription.ts';
import { Loading } from './common/Loading.tsx';
import { NoPage } from './common/NoPage.tsx';
import { resourceOf, useKit } from './context.tsx';
import { DetailPage } from './detail/DetailPage.tsx';
import { ListPage } from './list/ListPage.tsx';

/** Reading does not load the form. */
const FormPage = lazy(() => import('./form/FormPage.tsx').then((file) => ({ default: file.FormPage })));
/** Pages that an application renders by itself, instead of from its description. */
export const OWN_PAGES: Readonly<Record<string, ComponentType>> = {
  approval: lazy(() => import('./approvals/Approvals.tsx').then((file) => ({ default: file.Approvals }))),
};

interface Props {
  readonly resource: Resource;
  readonly page: 'list' | 'record' | 'form';
  readonly id?: string;
}

/** A page of a resource: rendered from its description, or by a custom screen. Another record is another page. */
function Page({ resource, page, id = '' }: Props) {
  const { screens } = useKit();
  const screen = screens[resource.screen ?? ''] ?? {};
  const key = `${resource.name}/${page}/${id}`;
  const { list: List, record: Record } = screen;
  const drawn = {
    list: List ? <List key={key} resource={resource} /> : <ListPage key={key} resource={resource} />,
    record: Record ? (
      <Record key={key} resource={resource} id={id} />
    ) : (
      <DetailPage key={key} resource={resource} id={id} />
    ),
    form: <FormPage key={key} resource={resource} id={id} />,
  }[page];
  return <Suspense fallback={<Loading />}>{drawn}</Suspense>;
}

/** The first resource of the menu. */
export function Home({ isNew = false }: { readonly isNew?: boolean }) {
  const kit = useKit();
  const resource = resourceOf(kit, kit.application.menu[0]?.resources[0] ?? '');
  return resource ? <Page resource={resource} page={isNew ? 'form' : 'list'} /> : <NoPage />;
}

export function ResourceRoute({ page }: { readonly page: 'list' | 'form' }) {
  const kit = useKit();
  const resource = resourceOf(kit, useParams()['resource'] ?? '');
  return resource ? <Page resource={resource} page={page} /> : <NoPage />;
}

export function RecordRoute({ page }: { readonly page: 'record' | 'form' }) {
  const kit = useKit();
  const { resource: name = '', id } = useParams();
  const resource = resourceOf(kit, name);
  return resource && id !== undefined ? <Page resource={resource} page={page} id={id} /> : <NoPage />;
}
