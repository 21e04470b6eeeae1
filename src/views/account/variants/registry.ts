/// <reference types="vite/types/importMeta.d.ts" />
import type { AccountVariant } from '../variant.ts';

const found = import.meta.glob<AccountVariant>('./*/variant.ts', { eager: true, import: 'variant' });

/** Every brand variant by the name of its folder; adding one takes only a new folder with a `variant.ts`. */
export const VARIANTS: ReadonlyMap<string, AccountVariant> = new Map(
  Object.entries(found).map(([path, variant]) => [path.split('/')[1] ?? '', variant]),
);
