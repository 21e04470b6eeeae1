import { PALETTES } from '../../theme/palettes.ts';
import { primaryOf } from '../../theme/primaries.ts';

const MOST = 99;
const COURT = primaryOf('blue', 'default').solid;
const { badge, onBadge } = PALETTES.default;

/**
 * The browser tab's icon with the number of unread notifications: the last icon of a page wins. Rendered from the
 * store; without unread ones the icon is that of index.html.
 */
export function UnreadIcon({ unread }: { readonly unread: number }) {
  return unread > 0 ? <link rel="icon" type="image/svg+xml" href={drawing(Math.min(unread, MOST))} /> : null;
}

/** The court in one colour for light and dark tabs, and the number on red. */
function drawing(count: number): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<rect x="1" y="1" width="22" height="22" rx="3" fill="none" stroke="${COURT}" stroke-width="2"/>` +
    `<circle cx="14" cy="14" r="10" fill="${badge}"/>` +
    `<text x="14" y="18.5" font-family="sans-serif" font-size="13" font-weight="700" fill="${onBadge}" text-anchor="middle">${count}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
