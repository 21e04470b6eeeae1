import type { ComponentType } from 'react';
import type { Language } from '../../i18n/languages.ts';

/** A brand's sentences; the portal's own replace any that are missing. */
export interface VariantWords {
  /** The large line beside the form. */
  readonly headline?: string;
  /** The line below it. */
  readonly sentence?: string;
  /** The line under the title of the sign-in page. */
  readonly signInHint?: string;
  /** The last line: who runs the page. */
  readonly foot?: string;
}

/**
 * How one brand shows the four account screens (specification §2, ACC-5): data, and a picture if it has one. The
 * screens behave the same for every brand. See docs/brands.md.
 */
export interface AccountVariant {
  /** Where the form is: beside the picture, or alone in the middle. */
  readonly layout: 'doorRight' | 'doorLeft' | 'centred';
  readonly words?: Readonly<Record<Language, VariantWords>>;
  /** Below the headline; under 900 px it is a strip above the form. Not rendered if the form is alone. */
  readonly Picture?: ComponentType;
}
