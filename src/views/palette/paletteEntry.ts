import type { ReactNode } from 'react';
import type { Findable } from '../../features/palette/arrange.ts';
import type { PaletteAct } from '../../features/palette/paletteEvents.ts';

/** One row of the palette: the result, its look, and what choosing it does. */
export interface PaletteEntry extends Findable {
  readonly icon: ReactNode;
  /** On the right: a state, a short name, a time. */
  readonly side?: string | undefined;
  /** Null if there is no action: it is only found. */
  readonly act: PaletteAct | null;
}
