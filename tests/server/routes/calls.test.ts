import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

/** Every call of §7 with its method, as the specification writes it. */
const SPECIFIED = `
POST /api/send-sms/vcode
POST /api/send-sms/verify-vcode
POST /api/account/register
POST /api/account/check-verification-code
POST /api/account/reset-password
POST /connect/token
POST /api/account/request-token/by-sms-verification-code
GET /api/account/create-qrcode
GET /api/account/qrcode-grant/{code}
POST /api/account/request-qrcode-token/{code}
GET /api/abp/application-configuration
GET /api/abp/application-configuration/{id}
GET /api/account/{id}/users
GET /api/account/current-users
GET /api/account/logout
GET /api/application/isorganization
GET /api/account/profile-picture-file/{id}
GET /api/application/get-picture-file/{logo}
GET /api/identity/organization-units/user-in-tenants
GET /api/identity/organization-units/user/company-list
GET /api/identity/organization-units/switch/{tenantId}/tenant
GET /api/hr/organization-units/all-ou
GET /api/workbench/company-info
GET /api/area/get-areas
GET /api/common/get-enum
POST /api/identity/organization-units/ou-master-user/{id}
POST /api/identity/users/ou-master-user-list
GET /api/home/getculture
GET /api/home/getinfo
GET /api/home/getprocess
GET /api/home/get_business/{id}
GET /api/home/getbusiness
GET /api/home/get_news/{id}
GET /api/home/getnews
GET /api/home/get_notice/{id}
GET /api/portal/companyNotice/currentUser/notices
POST /api/user-work/common/user-task-count
POST /api/user-work/work/my-working
POST /api/user-work/work/my-overdue
POST /api/user-work/work/my-finished
POST /api/user-work/work/my-attention
POST /api/user-work/personal/my-participate
POST /api/user-work/personal/my-start
POST /api/user-work/personal/my-attention
GET /api/user-work/todo-attention
POST /api/user-work/user-task-mark
POST /api/user-work/attachment/upload
GET /api/user-work/attachment/get-by-name
POST /api/user-work/personal/create
POST /api/user-work/personal/update
GET /api/user-work/get-info-by-id
GET /api/user-work/common/delete-by-id
POST /api/user-date-schedule/month
POST /api/user-date-schedule/day
GET /api/notification/user-notification-statistics
GET /api/notification/user-notifications
POST /api/notification/set-all-read
POST /api/dimensional-code/generate
GET /api/appHistoryVersion/{appId}/{versionNo}
GET /api/ai/coze/config
GET /api/ai/coze/token
`
  .trim()
  .split('\n');

describe('the route table', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  const names = (shown: boolean): string[] =>
    app.app.routes.filter(({ call }) => call.shown === shown).map(({ call }) => `${call.method} ${call.path}`);

  it('API-1 has every call of §7 and marks no other as shown', () => {
    assert.deepEqual([...new Set(names(true))].sort(), [...SPECIFIED].sort());
  });

  it('lists in docs/backend.md exactly the calls that the specification does not show', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/backend.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `((?:GET|POST|DELETE) [^`]+)` \|/gm)].map((match) => match[1]);
    assert.deepEqual(listed.sort(), names(false).sort());
  });

  it('gives every call a name of its own', () => {
    const ids = app.app.routes.map(({ call }) => call.id);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('says of every GET whether it changes something', () => {
    const changing = app.app.routes.filter(({ call }) => call.method === 'GET' && call.changesState);
    const paths = changing.map(({ call }) => call.path).sort();
    assert.deepEqual(paths, [
      '/api/account/create-qrcode',
      '/api/account/logout',
      '/api/identity/organization-units/switch/{tenantId}/tenant',
      '/api/user-work/common/delete-by-id',
      '/api/user-work/todo-attention',
    ]);
  });
});
