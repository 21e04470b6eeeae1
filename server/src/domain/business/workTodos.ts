import type { UserWork } from '../work.ts';
import { programDesk } from './programDesk.ts';

/** Shows in the application that assigned a to-do that somebody has completed it. */
export async function noteProgress(
  work: UserWork,
  { id, kind, source }: { readonly id: string; readonly kind: string; readonly source: string },
): Promise<void> {
  if (kind !== 'work' || source !== 'OA') return;
  const desk = programDesk(work);
  const record = await desk.hold('oa/task', id);
  if (record?.status === 'assigned') await desk.move(record, 'progressed');
}
