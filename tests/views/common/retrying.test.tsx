import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { articleOpened } from '../../../src/features/articleDetail/articleDetailSlice.ts';
import { companiesResource } from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { qrContentResource } from '../../../src/features/qrCode/qrCodeSlice.ts';
import { LoadedPart } from '../../../src/views/common/LoadedPart.tsx';
import { CompanyChooser } from '../../../src/views/companyChooser/CompanyChooser.tsx';
import { shareLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { ArticleScreen } from '../../../src/views/companyPortal/screens/ArticleScreen.tsx';
import { QrPane } from '../../../src/views/qrCode/QrPane.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const FAILED = { status: 'failed', data: null, error: { key: 'errors:network' } } as const;
const ARTICLE = { screen: 'article', shared: false, kind: 'notice', tenantId: 'boreal', id: 'n1' } as const;

function Part({ data }: { readonly data: string | null }) {
  const [status, setStatus] = useState<'failed' | 'loading' | 'reloading'>('failed');
  return (
    <LoadedPart
      load={{ status, data, error: null }}
      skeleton="…"
      failedTitle="failed"
      onRetry={() => setStatus(data === null ? 'loading' : 'reloading')}
    >
      {(words) => <button type="button">{words}</button>}
    </LoadedPart>
  );
}

it.each([
  ['with nothing to show', null],
  ['with earlier content', 'earlier'],
])('Retry of a part %s leaves the focus in its section', async (_, data) => {
  await renderView(
    <main tabIndex={-1}>
      <button type="button">before</button>
      <section aria-label="part">
        <Part data={data} />
      </section>
    </main>,
  );
  screen.getByRole('button', { name: '重试' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('region', { name: 'part' })).toHaveFocus();
});

it('stays where the person has moved on to before the button disappears', async () => {
  const { store } = await renderView(
    <>
      <button type="button">elsewhere</button>
      <QrPane about="" title="采购申请" onBack={() => {}} />
    </>,
    { state: stateWith({ qrCode: { content: FAILED } }) },
  );
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  await act(async () => void store.dispatch(qrContentResource.requested()));
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
});

const choosing = { status: 'choosing', action: 'switch', companies: FAILED } as const;
const PANES: readonly (readonly [
  string,
  ReactNode,
  Parameters<typeof stateWith>[0],
  () => { type: string },
  RegExp,
])[] = [
  [
    'the company chooser',
    <CompanyChooser key="" />,
    { companySwitch: choosing },
    companiesResource.requested,
    /请选择/,
  ],
  [
    'a hand-off code',
    <QrPane key="" about="" title="采购申请" onBack={() => {}} />,
    { qrCode: { content: FAILED } },
    qrContentResource.requested,
    /采购申请/,
  ],
  [
    "another company's notice",
    <main key="" tabIndex={-1} aria-label="page">
      <ArticleScreen page={ARTICLE} tenantId="boreal" links={shareLinks('boreal')} />
    </main>,
    { articleDetail: { key: 'n1', membership: FAILED } },
    () => articleOpened('n1'),
    /page/,
  ],
];

it.each(PANES)('Retry of %s leaves the focus there', async (_, pane, state, begun, name) => {
  const { store } = await renderView(pane, { state: stateWith(state) });
  const retry = screen.getByRole('button', { name: '重试' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await act(async () => void store.dispatch(begun()));
  expect(retry).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(name);
});
