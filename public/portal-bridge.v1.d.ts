// What the portal's bridge offers to an application in its frame: copy this file into your sources. The bridge is there
// when the portal shows the application and absent when it runs alone, so ask for it: `window.__PORTAL_BRIDGE__?.ready()`.
// Served at /portal-bridge.v1.d.ts; everything about it is in the portal's docs/sub-apps.md.

/** What the portal tells the application, at its start and again whenever something of it changes. Fields are only ever added. */
export interface PortalProps {
  readonly contract: 1;
  readonly module: string;
  /** The path of the application in the address bar, such as `/child/crm`. */
  readonly basePath: string;
  /** Where its files are served, such as `/micro/crm/`. */
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
  /** The portal's shortcuts that are in force, such as `Ctrl+k` (the Mac's command key as well) and `?`; none on a public page. */
  readonly shortcuts: readonly string[];
}

/**
 * Something of another application that is open, such as `crm/orderChanged`, or of the portal: `portal/todosChanged`, when what
 * the person has to do or to approve, or has asked others for, has been changed by somebody.
 */
export interface PortalEvent {
  readonly type: string;
  readonly payload: unknown;
}

/** What an application may ask of the portal, with what it hands over. */
export interface PortalRequests {
  /** Resolves once the session has a new token, which is then in local storage. */
  'auth.refresh': undefined;
  'auth.logout': undefined;
  /** The portal says that the person may not do this. */
  'permission.denied': undefined;
  /** Opens the portal's own dialog at a pane, and at one thing in it. */
  'notification.open': { readonly pane: 'notification' | 'todo' | 'schedule'; readonly id?: string };
  'aichat.toggle': undefined;
}

/** What the portal tells the application as it happens, with what a listener is given. */
export interface PortalSignals {
  /** Also right away, if the properties are there already. */
  props: PortalProps;
  /** Shown again after `deactivated`. */
  activated: undefined;
  /** Kept, but not shown: stop asking for news. */
  deactivated: undefined;
  /** The person has confirmed that unsaved work is lost: forget what you keep of it. You may go on, where leaving fails. */
  discard: undefined;
  /** About to be removed: 50 ms are left. */
  dispose: undefined;
  event: PortalEvent;
}

export interface PortalBridge {
  readonly contract: 1;
  /** Null until the portal has answered. */
  readonly props: PortalProps | null;
  /** The application is drawn; without it the portal finds out by itself. */
  ready(): void;
  /** Leads to a page of the portal or of another application, such as `/child/hr/list`. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  request<Name extends keyof PortalRequests>(
    name: Name,
    ...args: PortalRequests[Name] extends undefined ? [] : [PortalRequests[Name]]
  ): Promise<unknown>;
  /** Whether there is work that leaving would lose, an unanswered change included: the portal then asks before it closes you. */
  dirty(on: boolean): void;
  /** How many px at your lower edge are a bar with what can be done, 0 for none: the portal's popups stand above it. */
  bar(height: number): void;
  /** The name in the portal's tab; without it the portal takes the title of the document. */
  title(text: string): void;
  /** Tells the other applications that are open. */
  emit(type: string, payload?: unknown): void;
  /** Returns what ends it. */
  on<Name extends keyof PortalSignals>(name: Name, listener: (value: PortalSignals[Name]) => void): () => void;
}

declare global {
  interface Window {
    /** Absent where the application runs without the portal. */
    readonly __PORTAL_BRIDGE__?: PortalBridge;
  }
}
