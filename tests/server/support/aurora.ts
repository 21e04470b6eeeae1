import { tenantId } from '../../../server/src/seed/staff.ts';
import type { TestApp } from './testApp.ts';

const AURORA = tenantId('aurora');

/** Opens, disables or locks the company. */
export const setAurora = (app: TestApp, to: { is_active?: boolean; is_locked?: boolean }) =>
  app.database.host.updateTable('tenants').set(to).where('id', '=', AURORA).execute();

/** Lets the company's people in, or none of them. */
export const setAuroraMembers = (app: TestApp, is_active: boolean) =>
  app.database.inTenant(AURORA, (db) =>
    db.updateTable('tenant_users').set({ is_active }).where('tenant_id', '=', AURORA).execute(),
  );
