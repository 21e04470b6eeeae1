import type { TaskInput, UserTask } from '../../../contract/tasks.ts';
import { configurationOf } from '../backend.ts';
import { companyOf, notificationOf } from '../fixtures.ts';
import { taskOf } from '../workbenchState.ts';
import type { Chances } from './random.ts';

export const COMPANIES = [companyOf('Former'), companyOf('Aurora'), companyOf('Beryl')];
const COUNTS = {
  work: { myInProgress: 1, myOverdue: 0, myFinished: 0, myCollection: 0, total: 1 },
  personal: { myParticipateIn: 1, myStartCount: 1, myCollection: 0, total: 1 },
};
/** Whose tokens: the account's, or those of the company with this tenant id. */
type Owner = 'host' | (string & {});

/** What is wrong with the server at the moment, and until when (virtual time). */
export type Trouble = 'down' | 'hanging' | 'slow' | 'broken' | 'html' | 'refreshRefused' | 'refreshHanging' | 'hubDown';
/** How the next call with a token is refused, once. */
export type Refusal = 'conflict' | 'otherDevice' | 'locked' | 'serverError' | 'invalid' | 'htmlPage';

export interface Answer {
  readonly status: number;
  readonly text: string;
}
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly bearer: string | null;
  readonly body: string;
}

const json = (body: unknown, status = 200): Answer => ({ status, text: JSON.stringify(body) });
const refused = (status: number, code: string | null, message: string) => json({ error: { code, message } }, status);
const HTML: Answer = { status: 502, text: '<html><body>Bad gateway</body></html>' };

/** The server of one soak: signs in, rotates tokens, keeps to-dos and schedules per company, and fails when told to. */
export class Server {
  /** Refreshes in progress, by owner, and the most there have been at once. */
  readonly #refreshing = new Map<Owner, number>();
  mostRefreshesAtOnce = 0;
  /** What clients did that no client may do; empty when all is well. */
  readonly complaints: string[] = [];
  calls = 0;
  /** The tasks that were written, by owner. */
  readonly #tasks = new Map<Owner, Map<string, UserTask>>();
  readonly #bearers = new Map<string, Owner>();
  readonly #refreshTokens = new Map<string, Owner>();
  /** Including those used up: a second refresh with one of them is the fault to look for. */
  readonly #everGiven = new Map<string, Owner>();
  readonly #troubles = new Map<Trouble, number>();
  #refusal: Refusal | null = null;
  #made = 0;

  readonly #chances: Chances;
  constructor(chances: Chances) {
    this.#chances = chances;
    for (const { tenantId } of COMPANIES) {
      const own = taskOf(`${tenantId} own`, { id: `${tenantId}-own`, isEditOrDelete: true, source: 'personal' });
      this.#tasks.set(tenantId, new Map([[own.id, own]]));
    }
  }

  bring(trouble: Trouble, ms: number): void {
    this.#troubles.set(trouble, Date.now() + ms);
  }
  refuseNext(refusal: Refusal): void {
    this.#refusal = refusal;
  }
  heal(): void {
    this.#troubles.clear();
    this.#refusal = null;
  }
  has(trouble: Trouble): boolean {
    return (this.#troubles.get(trouble) ?? 0) > Date.now();
  }
  /** Expires the tokens of this kind; their refresh tokens stay valid. */
  expire(kind: 'host' | 'tenant'): void {
    for (const [bearer, owner] of this.#bearers)
      if ((owner === 'host') === (kind === 'host')) this.#bearers.delete(bearer);
  }
  isAccepted(bearer: string | null): boolean {
    return bearer !== null && this.#bearers.has(bearer.replace('Bearer ', ''));
  }
  hasTask(tenantId: string, title: string): boolean {
    return [...(this.#tasks.get(tenantId)?.values() ?? [])].some((task) => task.title === title);
  }

  /** How long a response takes; null if none ever comes. */
  delayOf({ path }: Request): number | null {
    this.calls += 1;
    if (this.has('hanging') || (path === '/connect/token' && this.has('refreshHanging'))) return null;
    return this.has('slow') ? this.#chances.between(100, 12_000) : this.#chances.between(5, 300);
  }
  refreshOwner({ path, body }: Request): Owner | null {
    const form = new URLSearchParams(body);
    if (path !== '/connect/token' || form.get('grant_type') !== 'refresh_token') return null;
    return this.#everGiven.get(form.get('refresh_token') ?? '') ?? 'unknown';
  }
  refreshBegins(owner: Owner): void {
    const now = (this.#refreshing.get(owner) ?? 0) + 1;
    this.#refreshing.set(owner, now);
    this.mostRefreshesAtOnce = Math.max(this.mostRefreshesAtOnce, now);
  }
  refreshEnds(owner: Owner): void {
    this.#refreshing.set(owner, (this.#refreshing.get(owner) ?? 1) - 1);
  }

  answer(request: Request): Answer | 'no network' {
    if (this.has('down')) return 'no network';
    const { path } = request;
    if (path === '/favicon.svg') return { status: 200, text: '' };
    if (this.has('html')) return HTML;
    if (path === '/connect/token') return this.#token(new URLSearchParams(request.body));
    const owner = this.#bearers.get(request.bearer?.replace('Bearer ', '') ?? '');
    if (owner === undefined) return { status: 401, text: '' };
    const refusal = this.#refusal;
    this.#refusal = null;
    if (refusal !== null) return this.#refuse(refusal);
    if (this.has('broken') && this.#chances.next() < 0.7) return refused(500, null, 'an internal error');
    return this.#route(request, owner);
  }

  #refuse(refusal: Refusal): Answer {
    if (refusal === 'htmlPage') return HTML;
    if (refusal === 'conflict') return refused(412, 'Atrium:Conflict', 'somebody else has changed this');
    if (refusal === 'serverError') return refused(500, null, 'an internal error');
    if (refusal === 'invalid') return refused(400, null, 'not valid');
    // The account is signed out: none of its tokens is valid any more.
    this.#bearers.clear();
    this.#refreshTokens.clear();
    return refusal === 'otherDevice' ? refused(409, 'Atrium:OtherDevice', '') : refused(423, 'Atrium:Locked', 'locked');
  }

  #token(form: URLSearchParams): Answer {
    if (form.get('grant_type') === 'password') return json(this.#pairFor('host'));
    const used = form.get('refresh_token') ?? '';
    const owner = this.#refreshTokens.get(used);
    if (this.has('refreshRefused') || owner === undefined) return json({ error: 'invalid_grant' }, 400);
    this.#refreshTokens.delete(used);
    return json(this.#pairFor(owner));
  }
  /** A fresh pair; the previous one ends, as on a server that rotates tokens. */
  #pairFor(owner: Owner) {
    this.#made += 1;
    for (const [bearer, whose] of this.#bearers) if (whose === owner) this.#bearers.delete(bearer);
    const [access_token, refresh_token] = [`${owner}-access-${this.#made}`, `${owner}-refresh-${this.#made}`];
    this.#bearers.set(access_token, owner);
    this.#refreshTokens.set(refresh_token, owner);
    this.#everGiven.set(refresh_token, owner);
    return { token_type: 'Bearer', access_token, refresh_token };
  }
  /** Another tab of the account enters a company. */
  switchElsewhere(tenantId: string) {
    return this.#pairFor(tenantId);
  }

  #route({ method, path, query, body }: Request, owner: Owner): Answer {
    const tasks = this.#tasks.get(owner) ?? new Map<string, UserTask>();
    const id = query.get('id') ?? '';
    const page = json({ items: [...tasks.values()].slice(-10), totalCount: Math.min(tasks.size, 10) });
    const entered = /switch\/([^/]+)\/tenant/.exec(path)?.[1];
    if (entered !== undefined) return json(this.#pairFor(entered));
    if (path.endsWith('/my-working') || path.includes('/my-')) return page;
    if (path.endsWith('/create') || path.endsWith('/update')) return this.#write(tasks, owner, id, body);
    if (path.endsWith('/get-info-by-id')) {
      const task = tasks.get(id);
      return task ? json(task) : refused(404, null, 'no such task');
    }
    if (path.endsWith('/todo-attention')) {
      const task = tasks.get(id);
      if (task) tasks.set(id, { ...task, isCollection: !task.isCollection });
      return json({ isCollection: tasks.get(id)?.isCollection ?? false });
    }
    if (path.endsWith('/delete-by-id') || path.endsWith('/delete')) {
      tasks.delete(id);
      return json(null);
    }
    return FIXED[`${method} ${path}`]?.(owner) ?? json({ items: [], totalCount: 0 });
  }

  #write(tasks: Map<string, UserTask>, owner: Owner, id: string, body: string): Answer {
    const { title, description, startedAt, endAt } = JSON.parse(body) as TaskInput;
    if (!title.startsWith(owner)) this.complaints.push(`'${title}' was sent to ${owner}`);
    const key = id === '' ? `task-${this.calls}` : id;
    const former = tasks.get(key) ?? taskOf(title, { isEditOrDelete: true, source: 'personal' });
    tasks.set(key, { ...former, id: key, title, description: description ?? '', startedAt, endAt });
    return json(id === '' ? { id: key } : null);
  }
}

/** Answers that are always the same. */
const FIXED: Readonly<Record<string, (owner: Owner) => Answer>> = {
  'GET /api/abp/application-configuration': (owner) =>
    json({
      ...configurationOf({ 'AbpExtend.WorkBench': true }, owner === 'host' ? null : owner),
      currentUser: {
        isAuthenticated: true,
        id: owner === 'host' ? 'account' : 'user-lin',
        userName: 'lin',
        name: 'Lin',
      },
    }),
  'GET /api/identity/organization-units/user-in-tenants': () => json({ items: COMPANIES }),
  'GET /api/application/isorganization': () => json(true),
  'GET /api/workbench/company-info': (owner) => json({ tenantId: owner, name: `${owner} Ltd` }),
  'POST /api/user-work/common/user-task-count': () => json(COUNTS),
  'GET /api/notification/user-notification-statistics': () =>
    json({
      items: [
        { moduleName: 'OA', unreadCount: 2 },
        { moduleName: 'BPM', unreadCount: 1 },
      ],
    }),
  'GET /api/notification/user-notifications': () =>
    json({ items: ['old', 'older'].map((id) => notificationOf(id)), totalCount: 2 }),
  'POST /api/notification/set-all-read': () => json(null),
  'POST /api/user-date-schedule/month': () => json([]),
  'POST /api/user-date-schedule/day': () => json({ optionsInfo: [] }),
  'POST /api/user-work/user-task-mark': () => json(null),
  'GET /api/common/get-enum': () => json({ items: [{ name: 'a', value: 0, displayName: 'zero' }] }),
  'POST /api/dimensional-code/generate': () => json({ content: 'code' }),
  'GET /api/account/logout': () => json(null),
};
