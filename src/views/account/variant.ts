import type { ComponentType } from 'react';
import type { Language } from '../../i18n/languages.ts';

/** Sentences of a brand; one that is absent is the portal's own. */
export interface VariantWords {
  /** The large line beside the form. */
  readonly headline?: string;
  /** The line under it. */
  readonly sentence?: string;
  /** The line under the title of the sign-in page. */
  readonly signInHint?: string;
  /** Who is behind the page; the last line. */
  readonly foot?: string;
}

/**
 * How one brand shows the four account screens (specification §2, ACC-5): data, and a picture where it has one. What the
 * screens do is the same for every brand. See docs/brands.md.
 */
export interface AccountVariant {
  /** Where the form stands: beside the picture, or alone in the middle. */
  readonly layout: 'doorRight' | 'doorLeft' | 'centred';
  readonly words?: Readonly<Record<Language, VariantWords>>;
  /** Stands under the headline; below 900 px it is a strip above the form. Not drawn where the form is alone. */
  readonly Picture?: ComponentType;
}
