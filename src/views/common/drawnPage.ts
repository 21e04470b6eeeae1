import {
  ELEMENT_SIZES,
  LANGUAGES,
  PRIMARY_COLOURS,
  type Settings,
  STYLES,
} from '../../features/settings/settingsSlice.ts';

/** One drawing of a page, and the conditions under which it applies. */
interface DrawnLook {
  /** Its name among those of the page. */
  readonly look: string;
  /** A media query that must match. */
  readonly media?: string;
  /** The settings that must have been chosen. */
  readonly settings?: Partial<Settings>;
  /** The paths to which it applies, including those below; if there are none, every path for which the page is sent. */
  readonly paths?: readonly string[];
}

/**
 * What a page looks like before any script of the portal has run; read by `server/src/web/drawing.ts` and, in the
 * browser, by `server/src/web/inline/firstLook.js`.
 */
export interface DrawnPage {
  readonly styleSheet: string;
  /** By the name of the look. */
  readonly markup: Readonly<Record<string, string>>;
  /** What must be true in a browser; otherwise it shows something else. */
  readonly fitsFor: {
    /** By the name of a setting: its default value, and all values that have a drawing. */
    readonly settings: Readonly<Record<string, { readonly unset: unknown; readonly drawn: readonly unknown[] }>>;
    /** Stored keys, and the value that each has if it exists at all. */
    readonly stored: Readonly<Record<string, string | null>>;
    /** Stored keys that must exist. */
    readonly present: readonly string[];
    /** Stored keys, and keys of this tab, that must not exist; some of them only at these paths and below. */
    readonly absent: readonly { readonly key: string; readonly paths?: readonly string[] }[];
    /** The first match is shown; if none matches, nothing is. */
    readonly looks: readonly DrawnLook[];
  };
}

/** The colours, sizes and languages of a drawing: there is one drawing for each combination. */
export function drawnSettings({ language, style, primaryColour, size }: Settings): DrawnPage['fitsFor']['settings'] {
  return {
    language: { unset: language, drawn: LANGUAGES },
    style: { unset: style, drawn: STYLES },
    primaryColour: { unset: primaryColour, drawn: PRIMARY_COLOURS },
    size: { unset: size, drawn: ELEMENT_SIZES },
  };
}
