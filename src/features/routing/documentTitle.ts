import { PATHS } from '../../constants/paths.ts';

/** The catalogue key of the area's title, or null if the brand title is shown (RTE-5, specification §2). */
export function areaTitleKey(pathname: string): string | null {
  return pathname === PATHS.workbench ? 'routing:workbench' : null;
}
