import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { previewClosed } from '../../src/features/attachments/attachmentsSlice.ts';
import { newOrderClosed } from '../../src/features/newOrder/newOrderSlice.ts';
import { pictureDiscarded } from '../../src/features/personalInfo/personalInfoSlice.ts';
import { personDialogCancelled } from '../../src/features/selectPerson/selectPersonEvents.ts';
import { paletteClosed } from '../../src/features/shell/shellSlice.ts';
import { editDiscarded } from '../../src/features/tenants/tenantsSlice.ts';
import { upgradePutOff } from '../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { CropDialog } from '../../src/views/accountSettings/personalInfo/CropDialog.tsx';
import { useTexts } from '../../src/views/common/useText.ts';
import { NewOrderDialog } from '../../src/views/console/newOrder/NewOrderDialog.tsx';
import { EditTenantDialog } from '../../src/views/console/tenants/EditTenantDialog.tsx';
import { KeysDialog } from '../../src/views/palette/KeysDialog.tsx';
import { SelectPersonDialog } from '../../src/views/selectPerson/SelectPersonDialog.tsx';
import { SearchComing } from '../../src/views/shell/SearchComing.tsx';
import { PreviewHost } from '../../src/views/task/PreviewHost.tsx';
import { VersionDialog } from '../../src/views/versionUpgrade/VersionDialog.tsx';
import { offer } from '../support/orderWork.ts';
import { renderView, stateWith } from '../support/renderView.tsx';
import { tenantOf } from '../support/tenantWork.ts';
import { loaded } from '../support/workbenchState.ts';

type Patch = { readonly [S in keyof RootState]?: Partial<RootState[S]> };
const newest = { versionNo: '0.3.0', versionDescribe: '' };
const picture = { fileId: 'f1', url: 'blob:f1', width: 200, height: 100 };
async function show(dialog: ReactNode, patch: Patch) {
  function Shown() {
    useTexts('console');
    useTexts('ownAccount');
    useTexts('palette');
    return dialog;
  }
  const { events } = await renderView(<Shown />, { state: stateWith(patch) });
  // Nothing has the focus, as after a press on the mask.
  const pressEscape = () => {
    act(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    fireEvent.keyDown(document.body, { key: 'Escape' });
  };
  await screen.findByRole('dialog');
  return { events, pressEscape, user: userEvent.setup() };
}

it.each<[string, ReactNode, Patch, object]>([
  ['a version', <VersionDialog key="" />, { versionUpgrade: { status: 'offered', newest } }, upgradePutOff()],
  ['a picture to crop', <CropDialog key="" picture={picture} />, { personalInfo: { picture } }, pictureDiscarded()],
  [
    'a picture',
    <PreviewHost key="" />,
    { attachments: { preview: { file: { blobName: 'b1', fileName: 'a.png' }, url: null } } },
    previewClosed(),
  ],
  ['people', <SelectPersonDialog key="" />, { selectPerson: { status: 'browsing' } }, personDialogCancelled()],
  ['the search that loads', <SearchComing key="" />, { shell: { palette: 'search' } }, paletteClosed()],
  ['a new order', <NewOrderDialog key="" kind="users" />, { newOrder: { offer: loaded(offer) } }, newOrderClosed()],
  ['a company', <EditTenantDialog key="" tenant={tenantOf({ userLimit: null })} />, {}, editDiscarded()],
])('Escape closes the dialog of %s, wherever the focus is', async (_what, dialog, patch, closed) => {
  const { events, pressEscape } = await show(dialog, patch);
  pressEscape();
  expect(events).toEqual([closed]);
});

it.each<[string, ReactNode, Patch]>([
  ['a version is being loaded', <VersionDialog key="" />, { versionUpgrade: { status: 'upgrading', newest } }],
  [
    'a picture is being saved',
    <CropDialog key="" picture={picture} />,
    { personalInfo: { status: 'saving', picture } },
  ],
])('Escape closes nothing while %s', async (_what, dialog, patch) => {
  const { events, pressEscape } = await show(dialog, patch);
  pressEscape();
  expect(events).toEqual([]);
});

it.each<[string, ReactNode, Patch, object]>([
  [
    'a new order',
    <NewOrderDialog key="" kind="users" />,
    { newOrder: { offer: loaded(offer) }, forms: { typed: { 'newOrder/users': '20' } } },
    newOrderClosed(),
  ],
  [
    'a company',
    <EditTenantDialog key="" tenant={tenantOf({ userLimit: null })} />,
    { forms: { typed: { 'tenantEdit/userLimit': '20' } } },
    editDiscarded(),
  ],
])('Escape warns before it discards what was typed about %s before a reload', async (_what, dialog, patch, closed) => {
  const { events, pressEscape, user } = await show(dialog, patch);
  pressEscape();
  expect(screen.getByRole('alert')).toHaveTextContent('填写的内容还没有保存，再按一次 Esc 将放弃。');
  await user.type(screen.getByDisplayValue('20'), '0');
  expect(screen.queryByRole('alert')).toBeNull();
  pressEscape();
  expect(events).not.toContainEqual(closed);
  pressEscape();
  expect(events.at(-1)).toEqual(closed);
});

it('Escape closes at once a dialog in which every change has already taken effect', async () => {
  const { events, pressEscape, user } = await show(<KeysDialog />, {});
  const [first] = screen.getAllByRole('checkbox');
  if (first) await user.click(first);
  pressEscape();
  expect(events.at(-1)).toEqual(paletteClosed());
});
