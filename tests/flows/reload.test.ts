import { PATHS } from '../../src/constants/paths.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { isKeptField, KEPT_FORMS, type KeptForm } from '../../src/features/forms/keptFields.ts';
import { type DialogOpening, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { pageReloadWanted, RELOAD_REASONS, type ReloadReason } from '../../src/features/reload/reloadSlice.ts';
import { hrefOf } from '../../src/features/routing/routingSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';
import { sourcesOf } from '../support/sourcesOf.ts';
import { ownTask, TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));

const READ_SCHEDULE = 'GET /api/user-date-schedule/get-info-by-id';
/** Every form that a person types into, by the view that draws it, with the proof that a reload for a reason loses nothing. */
const FORMS: Readonly<Record<string, Readonly<Record<string, (reason: ReloadReason) => Promise<void>>>>> = {
  'account/PasswordForm.tsx': { passwordSignIn: overAccountForm('passwordSignIn') },
  'account/SmsForm.tsx': { smsSignIn: overAccountForm('smsSignIn') },
  'account/RegisterPage.tsx': { register: overAccountForm('register') },
  'account/VerifyPhonePage.tsx': { verifyPhone: overAccountForm('verifyPhone') },
  'account/ResetPasswordPage.tsx': { resetPassword: overAccountForm('resetPassword') },
  'console/certification/CertificationForm.tsx': { certification: overAccountForm('certification') },
  'console/certification/ReviewPanel.tsx': { certificationReview: overAccountForm('certificationReview') },
  'accountSettings/personalInfo/PersonalForm.tsx': { personalInfo: overAccountForm('personalInfo') },
  'console/realNameAuthentication/RealNameForm.tsx': {
    realNameAuthentication: overAccountForm('realNameAuthentication'),
  },
  'console/openTenant/StepForm.tsx': { openTenant: overAccountForm('openTenant') },
  'console/tenants/EditTenantDialog.tsx': { tenantEdit: overAccountForm('tenantEdit') },
  'console/newOrder/NewOrderForm.tsx': { newOrder: overAccountForm('newOrder') },
  'console/myOrganization/AddUnitDialog.tsx': { unitAdd: overAccountForm('unitAdd') },
  'console/myOrganization/AddMemberDialog.tsx': { memberAdd: overAccountForm('memberAdd') },
  'console/myOrganization/MemberForm.tsx': { memberEdit: overAccountForm('memberEdit') },
  // These keep nothing but a number: proof of identity is typed anew.
  'accountSettings/securitySetting/PasswordDialog.tsx': { changePassword: overAccountForm('changePassword') },
  'accountSettings/securitySetting/PhoneDialog.tsx': { changePhone: overAccountForm('changePhone') },
  'accountSettings/securitySetting/PasskeysSection.tsx': { passkey: overAccountForm('passkey') },
  'accountSettings/securitySetting/SecondStepDialog.tsx': { secondStep: overAccountForm('secondStep') },
  'accountSettings/securitySetting/ReauthenticationDialog.tsx': {
    reauthentication: overAccountForm('reauthentication'),
  },
  'help/ReportDialog.tsx': { problemReport: overAccountForm('problemReport') },
  'task/TaskForm.tsx': {
    'new to-do': overTaskForm({ tab: 2, intent: { kind: 'create' } }),
    'changed to-do': overTaskForm({ tab: 2, intent: { kind: 'edit', id: 'bearings' } }),
    'new schedule': overTaskForm({ tab: 3, intent: { kind: 'create', date: '2026-11-23' } }),
    'changed schedule': overTaskForm({ tab: 3, intent: { kind: 'edit', id: 'bearings' } }),
  },
};
/** Forms into which nothing is typed, each with the reason why a reload may end it. */
const CHOICES: Readonly<Record<string, string>> = {
  'account/SecondStepForm.tsx': 'digits that hold for half a minute: the sign-in begins anew',
  'actionLog/ActionLogDialog.tsx': 'nothing to fill in: the log is read again',
  'palette/KeysDialog.tsx': 'switches that are stored at once',
  'calendarExchange/FeedDialog.tsx': 'nothing to fill in: an address that was not copied is renewed',
  'calendarExchange/CalendarImportDialog.tsx': 'a file: it is picked again, and what was imported is marked',
  'codeScan/CodeField.tsx': 'the text of a code that holds for minutes: it is scanned or pasted again',
  'companyChooser/CompanyChooser.tsx': 'one of a list: the reload asks again',
  'console/myOrganization/MemberDialog.tsx': 'no field before the person is read: then it is MemberForm',
  'console/myOrganization/MoveUnitDialog.tsx': 'one of a list: the place is chosen again',
  'console/myOrganization/MoveMembersDialog.tsx': 'one of a list: the place is chosen again',
  'console/myOrganization/ImportDialog.tsx': 'a file: it is picked again',
  'accountSettings/personalInfo/CropDialog.tsx': 'a part of a picture: the file is picked again',
  'feedback/ConfirmDialog.tsx': 'yes or no: the deed is asked for again',
};
/** Text fields outside a form. */
const LOOSE: Readonly<Record<string, string>> = {
  'aiChat/ChatComposer.tsx': 'a question to a conversation that ends with the page',
  'common/KeywordField.tsx': 'a search: its words are in the address after a moment',
  'selectPerson/PersonSearch.tsx': 'a search: its results are what counts, and the form behind it is kept',
};
/** The frame that draws the form of a dialog. */
const FRAME = 'console/ConsoleDialog.tsx';
/** Components that draw text fields for the forms above. */
const PARTS = [
  'common/form/Field.tsx',
  'common/form/FormField.tsx',
  'account/NewPasswordFields.tsx',
  'common/form/PasswordInput.tsx',
  'account/PhoneFields.tsx',
  'common/form/TextInput.tsx',
  'console/openTenant/CompanyStep.tsx',
  'console/openTenant/EditionStep.tsx',
  'help/ReportWords.tsx',
  'help/ReportPreview.tsx',
  'task/TimeFields.tsx',
  'task/WordFields.tsx',
];

function overTaskForm(opening: DialogOpening) {
  return async (reason: ReloadReason) => {
    const typed = { title: '季度盘点', description: '第一行\n第二行', degreeType: 2 as const };
    const play = await todoWork();
    play.backend[TODO.read] = play.backend[READ_SCHEDULE] = { body: ownTask('bearings') };
    play.dispatch(dialogOpened(opening));
    await play.pass(0);
    play.dispatch(form.taskFormChanged(typed));
    play.dispatch(pageReloadWanted({ reason, delayMs: 0 }));
    await play.pass(10);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    const { drafts, routing, taskForm } = play.state();
    play.end();

    const path = hrefOf(routing.location);
    const next = await playFlow(play.backend, { path, preloadedState: { ...signedIn(), drafts } });
    await next.pass(0);
    expect(next.state().notificationDialog).toMatchObject({ status: 'open', tab: opening.tab });
    expect(next.state().taskForm).toMatchObject({ kind: taskForm.kind, id: taskForm.id, values: typed });
  };
}

function overAccountForm(name: KeptForm) {
  return async (reason: ReloadReason) => {
    const { path, kept } = KEPT_FORMS[name];
    const keys = kept.map((field) => `${name}/${field}`).filter(isKeptField);
    const typed = Object.fromEntries(keys.map((key) => [key, `text of ${key}`]));
    // A form of the console has no page of its own.
    const at = path === null ? { path: PATHS.console, preloadedState: consoleAdministrator() } : { path };
    const backend = path === null ? consoleBackend() : backendWith([]);
    const play = await playFlow(backend, at);
    for (const key of keys) play.dispatch(formTyped({ key, typed: typed[key] ?? '' }));
    play.dispatch(pageReloadWanted({ reason, delayMs: 0 }));
    await play.pass(10);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    play.end();

    const next = await playFlow(backend, at);
    expect(next.state().forms.typed).toEqual(typed);
  };
}

const forms = Object.values(FORMS).flatMap((parts) => Object.entries(parts));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(page.reloadPage).mockClear();
});
afterEach(() => jest.useRealTimers());

describe.each(RELOAD_REASONS)(
  'TODO-8 a reload for %s loses nothing of the form, even what was typed just before',
  (reason) => {
    it.each(forms)('%s', (_name, survives) => survives(reason));
  },
);

describe('the list above is complete', () => {
  const sources = sourcesOf('src/views').filter(({ file }) => file.endsWith('.tsx'));
  const filesWith = (pattern: RegExp) => sources.flatMap(({ file, code }) => (pattern.test(code) ? [file] : [])).sort();

  it('every view with a form is in it', () => {
    const drawn = filesWith(/<form\b|<ConsoleDialog\b/).filter((file) => file !== FRAME);
    expect(drawn).toEqual([...Object.keys(FORMS), ...Object.keys(CHOICES)].sort());
  });

  it('every text field belongs to such a form', () => {
    const known = [...Object.keys(FORMS), ...Object.keys(CHOICES), ...PARTS, ...Object.keys(LOOSE)];
    const fields = filesWith(/<(Text|Password)?Input\b|<Input\.|<textarea\b|<(Form)?Field\b|type="(text|search|tel)"/);
    expect(fields.filter((file) => !known.includes(file))).toEqual([]);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(LOOSE)));
  });

  it('every persisted form is in it, under the view that names it', () => {
    const kept = Object.entries(FORMS).filter(([file]) => file !== 'task/TaskForm.tsx');
    expect(kept.flatMap(([, parts]) => Object.keys(parts)).sort()).toEqual(Object.keys(KEPT_FORMS).sort());
    for (const [file, parts] of kept)
      for (const name of Object.keys(parts))
        expect(sources.find((source) => source.file === file)?.code).toMatch(new RegExp(`'${name}['/]`));
  });
});

describe('no reload goes past the gate', () => {
  const sources = sourcesOf('src');

  it('only the gate reloads the page', () => {
    // A frame's window does not belong to the page.
    const leaving = /\breloadPage\b|(?<!contentWindow\.)\blocation\.(reload|assign|replace|href\s*=)/;
    expect(sources.flatMap(({ file, code }) => (leaving.test(code) ? [file] : [])).sort()).toEqual([
      'sagas/reload.ts',
      'services/browser/page.ts',
    ]);
  });

  it.each(RELOAD_REASONS)('%s is requested somewhere', (reason) => {
    expect(sources.some(({ code }) => code.includes(`pageReloadWanted({ reason: '${reason}'`))).toBe(true);
  });
});

describe('the page', () => {
  const due = async (flush: () => Promise<void>) => {
    const play = await playFlow(backendWith([]), { path: '/login', flush });
    play.dispatch(pageReloadWanted({ reason: 'versionUpgraded', delayMs: 0 }));
    await play.pass(0);
    return play;
  };

  it('is not reloaded before everything is written', async () => {
    let written = () => {};
    const play = await due(() => new Promise((resolve) => (written = resolve)));
    await play.pass(999);
    expect(page.reloadPage).not.toHaveBeenCalled();
    expect(play.state().reload.status).toBe('waiting');
    written();
    await play.pass(0);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is reloaded after a second if the storage never answers', async () => {
    const play = await due(() => new Promise(() => {}));
    await play.pass(999);
    expect(page.reloadPage).not.toHaveBeenCalled();
    await play.pass(1);
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is reloaded if the storage fails, and the failure is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    await due(() => Promise.reject(new Error('quota')));
    expect(page.reloadPage).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('reload:', new Error('quota'));
  });
});

it('the first reason wins: later ones neither delay nor repeat the reload', async () => {
  const play = await todoWork();
  play.dispatch(pageReloadWanted({ reason: 'companySwitched', delayMs: 1_000 }));
  await play.pass(500);
  play.dispatch(pageReloadWanted({ reason: 'networkRecovered', delayMs: 2_000 }));
  await play.pass(510);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
  expect(play.state().reload).toEqual({ status: 'leaving', reason: 'companySwitched' });
  await play.pass(5_000);
  expect(page.reloadPage).toHaveBeenCalledTimes(1);
});
