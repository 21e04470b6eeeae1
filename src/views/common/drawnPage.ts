import {
  ELEMENT_SIZES,
  LANGUAGES,
  PRIMARY_COLOURS,
  type Settings,
  STYLES,
} from '../../features/settings/settingsSlice.ts';

/** One drawing of a page, and where it is the right one. */
interface DrawnLook {
  /** Its name among those of the page. */
  readonly look: string;
  /** A media query that must match. */
  readonly media?: string;
  /** What must have been chosen. */
  readonly settings?: Partial<Settings>;
  /** The paths that it is for, with what lies below them; all to which the page is sent unless there are some. */
  readonly paths?: readonly string[];
}

/**
 * What a page looks like before any script of the portal has run; read by `server/src/web/drawing.ts` and, in the browser, by
 * `server/src/web/inline/firstLook.js`.
 */
export interface DrawnPage {
  readonly styleSheet: string;
  /** By the name of the look. */
  readonly markup: Readonly<Record<string, string>>;
  /** What must hold in a browser, or something else is shown there. */
  readonly fitsFor: {
    /** By the name of a setting: its value for somebody who has set nothing, and all for which there is a drawing. */
    readonly settings: Readonly<Record<string, { readonly unset: unknown; readonly drawn: readonly unknown[] }>>;
    /** Stored keys, and the value that each has if it is there at all. */
    readonly stored: Readonly<Record<string, string | null>>;
    /** Stored keys that must be there. */
    readonly present: readonly string[];
    /** Stored keys, and keys of this tab, that must not be there; some of them only at these paths and below. */
    readonly absent: readonly { readonly key: string; readonly paths?: readonly string[] }[];
    /** The first that fits is shown; if none does, nothing is. */
    readonly looks: readonly DrawnLook[];
  };
}

/** The colours, sizes and languages of a drawing: there is one for each of them. */
export function drawnSettings({ language, style, primaryColour, size }: Settings): DrawnPage['fitsFor']['settings'] {
  return {
    language: { unset: language, drawn: LANGUAGES },
    style: { unset: style, drawn: STYLES },
    primaryColour: { unset: primaryColour, drawn: PRIMARY_COLOURS },
    size: { unset: size, drawn: ELEMENT_SIZES },
  };
}
