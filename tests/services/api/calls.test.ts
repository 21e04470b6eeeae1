import * as companies from '../../../src/services/api/companies.ts';
import * as configuration from '../../../src/services/api/configuration.ts';
import { noticePage } from '../../../src/services/api/notices.ts';
import { notificationStatistics } from '../../../src/services/api/notifications.ts';
import { allUnits, peopleMatching, unitPeople } from '../../../src/services/api/organisation.ts';
import { scheduleDay, scheduleMonth } from '../../../src/services/api/schedules.ts';
import { logout } from '../../../src/services/api/session.ts';
import { taskCounts, taskPage } from '../../../src/services/api/tasks.ts';
import { passwordToken, refreshToken } from '../../../src/services/api/token.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { backend } from '../support/backend.ts';

const client = { clientId: 'portal-web', clientSecret: 's&cret', scope: 'offline_access portal' };
const device = { name: 'Chrome-126.0.0.0', type: 'Windows-10.0' };
const SWITCH = '/api/identity/organization-units/switch/t%2F1/tenant?client_id=portal-web&client_secret=s%26cret';
const page = '{"skipCount":10,"maxResultCount":10,"sortType":1}';
const search = '{"nameOrPhoneNumber":"林静","maxResultCount":1000,"skipCount":0}';

it.each<[Endpoint<unknown>, string, string | undefined, string | undefined]>([
  [configuration.hostConfiguration(), 'GET /api/abp/application-configuration', undefined, 'Bearer host'],
  [configuration.tenantConfiguration(), 'GET /api/abp/application-configuration', undefined, 'Bearer tenant'],
  [configuration.isOrganization(), 'GET /api/application/isorganization', undefined, 'Bearer tenant'],
  [logout(), 'GET /api/account/logout', undefined, 'Bearer host'],
  [companies.unreadOfCompanies(), 'GET /api/notification/unread-of-companies', undefined, 'Bearer host'],
  [companies.listCompanies(), 'GET /api/identity/organization-units/user-in-tenants', undefined, 'Bearer host'],
  [companies.switchTenant('t/1', client), `GET ${SWITCH}`, undefined, 'Bearer host'],
  [companies.companyInfo(), 'GET /api/workbench/company-info', undefined, 'Bearer tenant'],
  [notificationStatistics(), 'GET /api/notification/user-notification-statistics', undefined, 'Bearer tenant'],
  [taskCounts(), 'POST /api/user-work/common/user-task-count', undefined, 'Bearer tenant'],
  [taskPage('inProgress', 10, 10), 'POST /api/user-work/work/my-working', page, 'Bearer tenant'],
  [taskPage('overdue', 10, 10), 'POST /api/user-work/work/my-overdue', page, 'Bearer tenant'],
  [taskPage('finished', 10, 10), 'POST /api/user-work/work/my-finished', page, 'Bearer tenant'],
  [taskPage('workFollowed', 10, 10), 'POST /api/user-work/work/my-attention', page, 'Bearer tenant'],
  [taskPage('participating', 10, 10), 'POST /api/user-work/personal/my-participate', page, 'Bearer tenant'],
  [taskPage('started', 10, 10), 'POST /api/user-work/personal/my-start', page, 'Bearer tenant'],
  [taskPage('personalFollowed', 10, 10), 'POST /api/user-work/personal/my-attention', page, 'Bearer tenant'],
  [scheduleMonth('2026-11'), 'POST /api/user-date-schedule/month?date=2026-11', '{"date":"2026-11"}', 'Bearer tenant'],
  [scheduleDay('2026-11-20'), 'POST /api/user-date-schedule/day', '{"date":"2026-11-20"}', 'Bearer tenant'],
  [noticePage('t1'), 'GET /api/portal/companyNotice/currentUser/notices?tenantId=t1', undefined, 'Bearer tenant'],
  [allUnits(), 'GET /api/hr/organization-units/all-ou', undefined, 'Bearer tenant'],
  [unitPeople('u1'), 'POST /api/identity/organization-units/ou-master-user/u1', undefined, 'Bearer tenant'],
  [peopleMatching('林静', 1000), 'POST /api/identity/users/ou-master-user-list', search, 'Bearer tenant'],
])('API-1 $id', async (endpoint, line, body, authorization) => {
  const { send, sent } = backend({ status: 500, body: '' });
  await send(endpoint).catch(() => {});
  expect(`${sent[0]?.method} ${sent[0]?.url}`).toBe(line);
  expect(sent[0]?.body).toBe(body);
  expect(sent[0]?.headers['authorization']).toBe(authorization);
});

describe('ACC-1 the token endpoint', () => {
  const form = async (endpoint: Endpoint<unknown>) => {
    const { send, sent } = backend({ status: 500, body: '' });
    await send(endpoint).catch(() => {});
    expect(`${sent[0]?.method} ${sent[0]?.url}`).toBe('POST /connect/token');
    return { body: String(sent[0]?.body), headers: sent[0]?.headers };
  };

  it('sends a password sign-in as a form, with the login headers and no token', async () => {
    const { body, headers } = await form(passwordToken(client, 'lin', 'Portal#2026', device));
    expect(body).toBe(
      'client_id=portal-web&client_secret=s%26cret&scope=offline_access+portal&grant_type=password&username=lin&password=Portal%232026',
    );
    expect(headers).toMatchObject({ action: 'login', devicename: device.name, devicetype: device.type });
    expect(headers).not.toHaveProperty('authorization');
  });

  it('sends a refresh, which is not a sign-in, without login headers', async () => {
    const { body, headers } = await form(refreshToken(client, 'rt', device));
    expect(body).toBe('client_id=portal-web&client_secret=s%26cret&grant_type=refresh_token&refresh_token=rt');
    expect(headers).not.toHaveProperty('action');
    expect(headers).not.toHaveProperty('authorization');
  });
});

it('marks calls that change state, including GETs', () => {
  expect([logout(), companies.switchTenant('t1', client)].map(({ changesState }) => changesState)).toEqual([
    true,
    true,
  ]);
  expect([taskCounts(), scheduleDay('2026-11-20')].map(({ changesState }) => changesState)).toEqual([false, false]);
});
