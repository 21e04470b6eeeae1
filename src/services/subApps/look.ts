import { performer } from '../../lib/performer.ts';

/** Custom property of the primary colour (src/theme/cssVariables.ts). */
const PRIMARY = '--p';

/** The primary colour that is in force, as the style sheets have it, once a change made just now has reached them. */
export const primaryColour = performer(
  'primaryColour',
  async function primaryColour(): Promise<string> {
    // What a dispatch changes is drawn in the next microtask.
    await Promise.resolve();
    return getComputedStyle(document.documentElement).getPropertyValue(PRIMARY).trim();
  },
  'reads',
);
