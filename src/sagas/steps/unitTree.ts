import { TIMING } from '../../constants/timing.ts';
import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { managedUnits, selectUnits } from '../../features/myOrganization/myOrganizationSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../features/myOrganization/organizationPlace.ts';
import { pathTo, unitName } from '../../features/myOrganization/unitTree.ts';
import { navigationWanted } from '../../features/routing/routingSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { type ApiError, isGone } from '../../services/http/apiError.ts';
import { loadAgain } from '../calls/loadAgain.ts';
import { showToast } from './showToast.ts';

/** Reads the tree of departments again (CON-1). False if that failed. */
export function loadTree(): SagaGenerator<boolean> {
  return loadAgain(managedUnits);
}

/** The loaded units, and the one with this id among them. */
export function* unitOf(id: string) {
  const units = (yield* select(selectUnits)).data ?? [];
  return { units, unit: units.find((one) => one.id === id) };
}

/**
 * After a 404: reloads the tree, says which of the call's units somebody else has removed, and shows the unit above it.
 * False if none was removed, so that the answer means something else.
 */
export function* tellOfGone(error: ApiError, ids: readonly string[]): SagaGenerator<boolean> {
  const before = (yield* select(selectUnits)).data ?? [];
  if (!isGone(error) || !(yield* loadTree())) return false;
  const left = new Set((yield* select(selectUnits)).data?.map(({ id }) => id));
  const gone = before.find(({ id }) => ids.includes(id) && !left.has(id));
  if (!gone) return false;
  const params = { unit: unitName(gone, yield* select(selectLanguage)) };
  yield* showToast('error', { key: 'myOrganization:gone', params }, TIMING.errorMessageMs);
  const place = yield* select(selectOrganizationPlace);
  const above = pathTo(before, place.unit).findLast(({ id }) => left.has(id));
  if (above && above.id !== place.unit)
    yield* put(navigationWanted({ to: organizationHref({ ...place, unit: above.id }), replace: true }));
  return true;
}
