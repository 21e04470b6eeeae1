import { decide } from '../../../server/src/domain/business/approval/decide.ts';
import { approvalDeskOf } from '../../../server/src/domain/business/approval/start.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { inTenantWork, type UserWork } from '../../../server/src/domain/work.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import type { DemoCompany } from '../domain/demoCompany.ts';

/** What approvers in Aurora do with requests about a record. */
export function decidingIn({ database, services, as }: DemoCompany) {
  const byMember = <T>(userId: string, run: (work: UserWork) => Promise<T>): Promise<T> =>
    inTenantWork(database, services, tenantId('aurora'), (own) => run({ ...own, userId }));
  /** The latest request about a record. */
  const requestAbout = (id: string) =>
    as('lin', ({ db }) =>
      db
        .selectFrom('approvals')
        .selectAll()
        .where('about_id', '=', id)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    );
  const waitingFor = (request: string) =>
    as('lin', ({ db }) =>
      db
        .selectFrom('approvers')
        .selectAll()
        .where('approval_id', '=', request)
        .where('status', '=', 'waiting')
        .execute(),
    );
  const decideAs = (userId: string, request: string, decision: 'approve' | 'refuse', comment?: string) =>
    byMember(userId, async (work) => decide(await approvalDeskOf(work, catalogue), request, decision, comment));
  return {
    byMember,
    requestAbout,
    waitingFor,
    decideAs,
    /** Everybody who is asked approves, step by step. @returns in which order. */
    async approveAll(request: string): Promise<string[]> {
      const people: string[] = [];
      for (let [next] = await waitingFor(request); next; [next] = await waitingFor(request)) {
        people.push(next.user_id);
        await decideAs(next.user_id, request, 'approve');
      }
      return people;
    },
  };
}
