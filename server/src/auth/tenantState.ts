import { setTenantState } from '../domain/console/changeTenant.ts';

/**
 * Stops, locks or restores a company. If its people can no longer work there, their open pages are disconnected on
 * commit: they reconnect, are refused, and learn the reason from their next call. The sessions themselves continue once
 * the company is restored.
 */
export async function changeTenantState(
  operator: Parameters<typeof setTenantState>[0],
  id: string,
  change: Parameters<typeof setTenantState>[2],
): Promise<void> {
  const { isShut } = await setTenantState(operator, id, change);
  if (!isShut) return;
  const sessions = await operator.db
    .selectFrom('sessions')
    .select('id')
    .where('tenant_id', '=', id)
    .where('ended_time', 'is', null)
    .where('expiration_time', '>', operator.services.now())
    .execute();
  await operator.services.announceEnded(
    operator.db,
    sessions.map((session) => session.id),
  );
}
