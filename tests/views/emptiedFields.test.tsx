import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { company, companyInfo } from '../../contract/companies.ts';
import { notice } from '../../contract/notices.ts';
import { moduleSummary, notification } from '../../contract/notifications.ts';
import { article, articleSummary } from '../../contract/portal.ts';
import { dayItem, monthEntry } from '../../contract/schedules.ts';
import { taskCounts, userTask } from '../../contract/tasks.ts';
import { versionRecord } from '../../contract/versions.ts';
import { emptyPaged, type Paged } from '../../src/lib/paging.ts';
import { readMended } from '../../src/services/http/mend.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { CompanyChooserHost } from '../../src/views/companyChooser/CompanyChooserHost.tsx';
import { ArticlePage } from '../../src/views/companyPortal/ArticlePage.tsx';
import { PortalHome } from '../../src/views/companyPortal/PortalHome.tsx';
import { ownLinks } from '../../src/views/companyPortal/portalLinks.ts';
import { NotificationCentre } from '../../src/views/notificationCentre/NotificationCentre.tsx';
import { PopupHost } from '../../src/views/realtime/PopupHost.tsx';
import { ScheduleCalendar } from '../../src/views/scheduleCalendar/ScheduleCalendar.tsx';
import { Header } from '../../src/views/shell/Header.tsx';
import { TodoCentre } from '../../src/views/todoCentre/TodoCentre.tsx';
import { VersionHost } from '../../src/views/versionUpgrade/VersionHost.tsx';
import { Workbench } from '../../src/views/workbench/Workbench.tsx';
import { sampleOf } from '../services/support/sampleOf.ts';
import { renderView } from '../support/renderView.tsx';
import { loaded, workbenchState } from '../support/workbenchState.ts';
import { renderPortalView } from './companyPortal/renderPortalView.tsx';
import { calendarState } from './scheduleCalendar/calendarState.ts';

/** The fields that identify a thing: without them there is no row to draw (services/http/mend.ts). */
const KEY = /^(id|\w+Id|moduleName|blobName)$/;
/** How much a backend may leave out: every value of every row, or the rows themselves too. */
const WAYS = ['values', 'rows'] as const;
type Way = (typeof WAYS)[number];

function emptied(value: unknown, way: Way, isTop = true): unknown {
  if (Array.isArray(value)) return way === 'values' ? value.map((row) => emptied(row, way, false)) : null;
  if (typeof value !== 'object' || value === null) return null;
  if (way === 'rows' && !isTop) return null;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    KEY.test(name) ? inner : emptied(inner, way, false),
  ]);
  return Object.fromEntries(fields);
}

/** What the portal makes of an answer that lacks every optional value. */
function read<T>(schema: z.ZodMiniType<T>, way: Way): T {
  const answer = readMended(schema, emptied(sampleOf(schema), way));
  if (!answer.ok) throw new Error(`cannot be read at ${answer.paths.join(', ')}`);
  return answer.data;
}
const pageOf = <T,>(items: T[]): Paged<T> => ({ ...emptyPaged(), status: 'loaded', items, totalCount: items.length });

/** The main views, rendered from such answers. */
function views(way: Way): readonly (readonly [name: string, view: ReactNode, state: RootState])[] {
  const base = workbenchState();
  const task = read(userTask, way);
  const told = read(notification, way);
  const day = read(dayItem, way);
  const detail = (kind: 'personal' | 'schedule') => ({ target: { kind, id: task.id }, load: loaded(task) });
  const todos = (todo: Partial<RootState['todoCentre']>): RootState => ({
    ...base,
    todoCentre: { ...base.todoCentre, list: 'started', page: pageOf([task]), ...todo },
    taskDetail: detail('personal'),
  });
  const messages = (over: Partial<RootState['notificationCentre']>): RootState => ({
    ...base,
    notificationCentre: {
      ...base.notificationCentre,
      summary: loaded([read(moduleSummary, way)]),
      moduleName: 'BPM',
      lists: { all: pageOf([told]), unread: emptyPaged() },
      ...over,
    },
  });
  const calendar = (over: Partial<RootState['scheduleCalendar']>): RootState => ({
    ...calendarState({ dayItems: loaded([day]), months: { '2026-11': loaded([read(monthEntry, way)]) }, ...over }),
    taskDetail: detail('schedule'),
  });
  const notices = { latest: loaded([read(notice, way)]) };
  const workbench: RootState = {
    ...messages({}),
    notices: { ...base.notices, ...notices },
    todoCentre: { ...base.todoCentre, counts: loaded(read(taskCounts, way)) },
    workbench: {
      ...base.workbench,
      companyInfo: loaded(read(companyInfo, way)),
      lists: { inProgress: loaded([task]), participating: loaded([task]) },
      agenda: loaded([day]),
      months: { '2026-11': loaded([read(monthEntry, way)]) },
    },
  };
  return [
    ['to-do list', <TodoCentre key="" />, todos({})],
    ['to-do detail', <TodoCentre key="" />, todos({ status: 'detail' })],
    ['code of a to-do', <TodoCentre key="" />, todos({ status: 'qrCode', scanned: task })],
    ['notifications', <NotificationCentre key="" />, messages({})],
    ['code of a notification', <NotificationCentre key="" />, messages({ status: 'qrCode', scanned: told })],
    ['live popup', <PopupHost key="" />, messages({ popups: [told] })],
    ['month', <ScheduleCalendar key="" />, calendar({})],
    ['day', <ScheduleCalendar key="" />, calendar({ status: 'dayList' })],
    ['schedule detail', <ScheduleCalendar key="" />, calendar({ status: 'dayDetail' })],
    ['workbench', <Workbench key="" />, workbench],
    ['notices', <Header key="" phone={false} />, { ...workbench, shell: { ...base.shell, popover: 'notices' } }],
    [
      'company chooser',
      <CompanyChooserHost key="" />,
      {
        ...base,
        companySwitch: {
          ...base.companySwitch,
          status: 'choosing',
          action: 'switch',
          companies: { status: 'loaded', data: [read(company, way)], error: null },
        },
      },
    ],
    [
      'version dialog',
      <VersionHost key="" />,
      { ...base, versionUpgrade: { status: 'offered', newest: read(versionRecord, way) } },
    ],
  ];
}

/** Views of the company portal, which do not read the store. */
function portalViews(way: Way): readonly (readonly [name: string, view: ReactNode])[] {
  const links = ownLinks('t1');
  const row = read(articleSummary, way);
  const rows = loaded([row]);
  const text = read(article, way);
  const parts = {
    culture: loaded(text),
    facts: rows,
    news: rows,
    notices: loaded([read(notice, way)]),
    products: rows,
    history: rows,
  };
  return [
    ['portal', <PortalHome key="" parts={parts} links={links} onRetry={() => {}} />],
    ['article', <ArticlePage key="" kind="news" load={loaded(text)} links={links} onRetry={() => {}} />],
    ['notice', <ArticlePage key="" kind="notice" load={loaded(text)} links={links} onRetry={() => {}} />],
    ['product', <ArticlePage key="" kind="product" load={loaded(text)} links={links} onRetry={() => {}} />],
  ];
}

/** What must never be shown for a missing value. */
const SLIPS = /.{0,60}(?:undefined|null|NaN|Invalid|月0日|\[object).{0,20}/g;
const slipsIn = (container: Element) =>
  container.innerHTML.replaceAll(/<(svg|style).*?<\/\1>/gs, '').match(SLIPS) ?? [];
let complaint: jest.SpyInstance;
beforeEach(() => {
  complaint = jest.spyOn(console, 'error');
});
afterEach(() => {
  expect(complaint).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

describe.each(WAYS)('an answer without %s that may be missing', (way) => {
  it.each(views(way))('is shown in the view: %s', async (_name, view, state) => {
    const { container } = await renderView(view, { state });
    expect(document.body.textContent).not.toBe('');
    expect(slipsIn(container)).toEqual([]);
  });

  it.each(portalViews(way))('is shown in the company portal: %s', async (_name, view) => {
    const { container } = await renderPortalView(view);
    expect(container.textContent).not.toBe('');
    expect(slipsIn(container)).toEqual([]);
  });
});
