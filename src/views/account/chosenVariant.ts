import type { AccountVariant } from './variant.ts';
import { VARIANTS } from './variants/registry.ts';

/** A stored value names a variant directly or as part of a path (`north`, `/north/login`). */
const namedIn = (stored: string | null) => stored?.split(/[/?#]/).find((part) => VARIANTS.has(part));

/** The variant for the stored `loginPath`, else for the stored `brandName`, else the default one (ACC-5). */
export function chosenVariant(loginPath: string | null, brandName: string | null): AccountVariant {
  const variant = VARIANTS.get(namedIn(loginPath) ?? namedIn(brandName) ?? 'default');
  if (!variant) throw new Error('src/views/account/variants/default is missing');
  return variant;
}
