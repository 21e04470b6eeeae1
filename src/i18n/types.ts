import type { account } from './zh-CN/account.ts';
import type { actionLog } from './zh-CN/actionLog.ts';
import type { aiChat } from './zh-CN/aiChat.ts';
import type * as calendarExchange from './zh-CN/calendarExchange.ts';
import type { codeScan } from './zh-CN/codeScan.ts';
import type { companyPortal } from './zh-CN/companyPortal.ts';
import type { consoleArea } from './zh-CN/consoleArea.ts';
import type { entry } from './zh-CN/entry.ts';
import type { helpArea } from './zh-CN/helpArea.ts';
import type { ownAccountArea } from './zh-CN/ownAccountArea.ts';
import type { pageTabs } from './zh-CN/pageTabs.ts';
import type { palette } from './zh-CN/palette.ts';
import type { portal } from './zh-CN/portal.ts';
import type { replayDesk } from './zh-CN/replayDesk.ts';
import type { subApps } from './zh-CN/subApps.ts';

type Source = typeof entry &
  typeof account &
  typeof companyPortal &
  typeof consoleArea &
  typeof ownAccountArea &
  typeof portal &
  typeof calendarExchange &
  typeof helpArea &
  typeof subApps & {
    pageTabs: typeof pageTabs;
    actionLog: typeof actionLog;
    palette: typeof palette;
    aiChat: typeof aiChat;
    codeScan: typeof codeScan;
    replayDesk: typeof replayDesk;
  };

/** `namespace:key` of every text. */
export type TextKey = { [N in keyof Source & string]: `${N}:${keyof Source[N] & string}` }[keyof Source & string];

type TextOf<K extends TextKey> = K extends `${infer N extends keyof Source & string}:${infer T}`
  ? Source[N][T & keyof Source[N]]
  : never;
type Placeholders<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | Placeholders<Rest> : never;
/** The parameters that the text of `K` takes, as an argument list: none, or one object with all of them. */
export type ParamsOf<K extends TextKey> = [Placeholders<TextOf<K>>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholders<TextOf<K>>, string | number>>];

/** The same keys in another language; `…_one` is an English singular, chosen by a `count` parameter. */
export type Translated<S> = { readonly [K in keyof S]: string } & {
  readonly [K in keyof S & string as `${K}_one`]?: string;
};
