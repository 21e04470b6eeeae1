import type { ComponentType } from 'react';
import type { AREAS } from './areas/registry.ts';
import { TIMING } from './constants/timing.ts';
import { areaWithin } from './features/routing/pages.ts';
import { selectPathname } from './features/routing/routingSlice.ts';
import { selectShellOpen } from './features/shell/shellSlice.ts';
import { fetchTexts } from './i18n/i18n.ts';
import { orChunkLoadError } from './lib/chunk.ts';
import type { Area } from './store/areas.ts';
import type { RootState } from './store/rootReducer.ts';

type AreaName = keyof typeof AREAS;
export type Screens = Partial<Record<AreaName, ComponentType>>;

/**
 * The screens that a signed-in page begins with, once they and their texts have loaded. Rendered at once, they are the
 * first paint; if rendering had to wait for them, they would be a second one, which React renders in small pieces and
 * holds back for 300 ms. They usually arrive with the first script (`server/src/web/preloads.ts`).
 *
 * @returns none if nobody is signed in, or if they take longer than `TIMING.firstScreenMs` or fail to load: rendering
 * then waits as for any other screen.
 */
export async function firstScreens(
  state: RootState,
  loadArea: (name: AreaName) => Promise<Pick<Area, 'Screen'>>,
): Promise<Screens> {
  if (!selectShellOpen(state)) return {};
  const within = areaWithin(selectPathname(state));
  const coming = ['portal' as const, ...(within ? [within] : [])].map(async (name) => {
    const [{ Screen }] = await Promise.all([loadArea(name), fetchTexts(name)]);
    return [name, Screen] as const;
  });
  const inTime = orChunkLoadError(Promise.all(coming), AbortSignal.timeout(TIMING.firstScreenMs));
  return inTime.then(Object.fromEntries<ComponentType>, () => ({}));
}
