import type { ReactNode } from 'react';
import type { Findable } from '../../features/palette/arrange.ts';
import type { PaletteAct } from '../../features/palette/paletteEvents.ts';

/** One row of the palette: what is found, how it looks, and what choosing it does. */
export interface PaletteEntry extends Findable {
  readonly icon: ReactNode;
  /** Stands at the right: a state, a short name, a time. */
  readonly side?: string | undefined;
  /** Null where there is nothing to do: it is only found. */
  readonly act: PaletteAct | null;
}
