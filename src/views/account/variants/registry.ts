/// <reference types="vite/types/importMeta.d.ts" />
import type { AccountVariant } from '../variant.ts';

const found = import.meta.glob<AccountVariant>('./*/variant.ts', { eager: true, import: 'variant' });

/** Every brand variant under the name of its folder; a new folder with a `variant.ts` is one more, nothing else to do. */
export const VARIANTS: ReadonlyMap<string, AccountVariant> = new Map(
  Object.entries(found).map(([path, variant]) => [path.split('/')[1] ?? '', variant]),
);
