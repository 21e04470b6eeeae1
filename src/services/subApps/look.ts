import { performer } from '../../lib/performer.ts';

/** Custom property of the primary colour (src/theme/cssVariables.ts). */
const PRIMARY = '--p';

/** The current primary colour from the style sheets, after a change made just now has reached them. */
export const primaryColour = performer(
  'primaryColour',
  async function primaryColour(): Promise<string> {
    // A dispatch's changes are rendered in the next microtask.
    await Promise.resolve();
    return getComputedStyle(document.documentElement).getPropertyValue(PRIMARY).trim();
  },
  'reads',
);
