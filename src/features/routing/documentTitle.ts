import { PATHS } from '../../constants/paths.ts';

/** The catalogue key of the area's title, or null where the brand title stands (RTE-5, specification §2). */
export function areaTitleKey(pathname: string): string | null {
  return pathname === PATHS.workbench ? 'routing:workbench' : null;
}
