// The contract between the portal and a business application in its frame (§1, §2, APP-1). Version 1: fields are only
// ever added; both sides ignore messages of unlisted kinds.
import * as z from 'zod/mini';

export const SUB_APP_CONTRACT = 1;
/** Served by the backend and put first into the head of every application. */
export const BRIDGE_PATH = '/portal-bridge.v1.js';
/**
 * Set by the bridge on the frame's element, so that the application becomes visible in its first paint. `ready` follows
 * after that paint, since work by the portal before it would only delay it.
 */
export const DRAWN_ATTRIBUTE = 'data-drawn';
/** The applications are served under `/micro/{module}/`, and shown under `/child/{module}/`. */
export const MICRO_ROOT = '/micro';

/** What an application is told about the portal, at startup and on every change. */
export interface SubAppProps {
  readonly contract: typeof SUB_APP_CONTRACT;
  readonly module: string;
  /** The path of the application in the address bar. */
  readonly basePath: string;
  /** Where its files are served. */
  readonly assetBase: string;
  readonly lang: 'zh' | 'en';
  readonly size: 'small' | 'default' | 'large';
  readonly theme: { readonly mode: 'light' | 'dark'; readonly primary: string };
  /** Null on a public page. */
  readonly user: {
    readonly id: string;
    readonly userName: string;
    readonly name: string;
    readonly hostId: string | null;
  } | null;
  readonly tenantId: string | null;
  readonly companyId: string | null;
  readonly tokenFlag: string | null;
  readonly policies: readonly string[];
  readonly versionNo: string;
  readonly chunkTimeoutMs: number;
  /** The portal's active shortcuts, such as `Ctrl+k` (the Mac's command key as well) and `?`; none on a public page. */
  readonly shortcuts: readonly string[];
}

/** The first message, sent to the portal's window, which answers with `init` and a port for everything else. */
export const hello = z.object({ portalBridge: z.literal(SUB_APP_CONTRACT), type: z.literal('hello') });
/** The answer to `hello`, posted to the frame's window together with the port. */
export interface Init {
  readonly portalBridge: typeof SUB_APP_CONTRACT;
  readonly type: 'init';
  readonly props: SubAppProps;
}

/** What an application may ask of the portal; each request is answered by a `response` with its id. */
export const SUB_APP_REQUESTS = [
  /** Resolves once the session has a new token, which is then in local storage. */
  'auth.refresh',
  'auth.logout',
  'permission.denied',
  /** `args`: the pane and what to open in it: the module of a `notification`, a `todo`, the day of a `schedule`. */
  'notification.open',
  'aichat.toggle',
] as const;
export const notificationOpenArguments = z.object({
  pane: z.enum(['notification', 'todo', 'schedule']),
  id: z.optional(z.string()),
});

/** A path inside the application: what follows `/child/{module}`, with query and hash. */
const path = z.string().check(z.regex(/^\//), z.maxLength(4096));
const text = z.string().check(z.maxLength(2000));
const on = z.object({ on: z.boolean() });

/** Every message of an application. */
export const fromSubApp = z.discriminatedUnion('type', [
  /** The application is drawn. `auto` if the bridge detected it. */
  z.object({ type: z.literal('ready'), data: z.object({ path, auto: z.optional(z.boolean()) }) }),
  /** Its own router has navigated. `state` is its entry in the session history, as JSON. */
  z.object({
    type: z.literal('route'),
    data: z.object({ action: z.enum(['push', 'replace']), path, state: z.unknown() }),
  }),
  /** It requests a page of the portal or of another application. */
  z.object({ type: z.literal('navigate'), data: z.object({ to: text, replace: z.optional(z.boolean()) }) }),
  /** `resource`: a script or style is missing. `chunk`: a part fetched later is missing or hangs. `runtime`: uncaught. */
  z.object({
    type: z.literal('error'),
    data: z.object({
      kind: z.enum(['resource', 'chunk', 'runtime']),
      message: z.optional(text),
      name: z.optional(text),
      url: z.optional(text),
    }),
  }),
  /** It shows a dialog: the portal dims the area around the frame. */
  z.object({ type: z.literal('overlay'), data: on }),
  /** The height in px of an action bar at its lower edge: the portal's popups appear above it. */
  z.object({ type: z.literal('bar'), data: z.object({ height: z.number().check(z.minimum(0), z.maximum(10_000)) }) }),
  /** It has work that leaving would lose. */
  z.object({ type: z.literal('dirty'), data: on }),
  z.object({ type: z.literal('title'), data: z.object({ text: z.string().check(z.maxLength(120)) }) }),
  /** It was clicked: the portal's popovers close. */
  z.object({ type: z.literal('pointerdown'), data: z.object({}) }),
  /** A key of `shortcuts` was pressed in it that it does not use itself. */
  z.object({ type: z.literal('shortcut'), data: z.object({ key: z.string().check(z.maxLength(20)) }) }),
  /** An event for the other open applications, such as `crm/orderChanged`. */
  z.object({ type: z.literal('event'), data: z.object({ type: text, payload: z.unknown() }) }),
  z.object({
    type: z.literal('request'),
    data: z.object({ id: z.int(), name: z.enum(SUB_APP_REQUESTS), args: z.optional(z.unknown()) }),
  }),
]);
export type FromSubApp = z.infer<typeof fromSubApp>;

/** Every message to an application. */
export type ToSubApp =
  | { readonly type: 'props'; readonly data: SubAppProps }
  | { readonly type: 'go'; readonly data: { readonly path: string; readonly state: unknown } }
  /** `discard`: the person has confirmed that its unsaved work is lost, so none of it may be restored. */
  | {
      readonly type: 'activated' | 'deactivated' | 'discard' | 'dispose';
      readonly data: Readonly<Record<string, never>>;
    }
  | { readonly type: 'event'; readonly data: { readonly type: string; readonly payload: unknown } }
  | {
      readonly type: 'response';
      readonly data: { readonly id: number; readonly value?: unknown; readonly error?: string };
    };
