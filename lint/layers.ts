import { type Advice, FAMILIES, type Family, type Floor, type Folder, type Target } from './floor.ts';
import { PORTAL_ADVICE, PORTAL_FLOORS, SEALED_FLOORS } from './portalLayers.ts';
import { SERVER, SERVER_ADVICE, SERVER_FLOORS, SERVER_FOLDERS } from './serverLayers.ts';

/** Half of the project that runs in one place, with all that its floors can be led to. */
export interface Side {
  readonly floors: readonly Floor[];
  readonly folders: readonly Folder[];
  readonly advice: readonly Advice[];
}

/** The portal first. */
export const SIDES: readonly Side[] = [
  {
    floors: PORTAL_FLOORS,
    folders: [
      ...[...SEALED_FLOORS, ...PORTAL_FLOORS].map(({ folder }) => folder),
      'server',
      'tests',
      'scripts',
      'sub-apps',
    ],
    advice: PORTAL_ADVICE,
  },
  {
    floors: [SERVER, ...SERVER_FLOORS],
    folders: [...SERVER_FOLDERS, 'src', 'tests', 'scripts', 'sub-apps'],
    advice: SERVER_ADVICE,
  },
];

/** Every family. The table is a constant, so its keys are the families and nothing else. */
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[];

/** From a floor to something it could import; a refused arrow carries the advice. */
export interface Arrow {
  readonly to: Target;
  /** The one file or folder through which the folder may be entered. */
  readonly door?: string;
  readonly advice?: string;
}

/** Every arrow of one floor, allowed or refused. Throws where a refused one has no advice. */
export function arrowsOf(floor: Floor, side: Side): Arrow[] {
  return [...side.folders, ...FAMILY_NAMES]
    .filter((to) => to !== floor.folder && !(floor === SERVER && to.startsWith('server/')))
    .map((to) => {
      const door = floor.doors?.[to];
      if (floor.may.includes(to) && door === undefined) return { to };
      const advice = [...floor.instead, ...side.advice].find(([refused]) => refused.includes(to))?.[1];
      if (advice === undefined) throw new Error(`${floor.folder} must not import ${to}: lint/ has no advice for it.`);
      return { to, advice, ...(door === undefined ? {} : { door }) };
    });
}
