import { listAllUnits, listUnitUsers, searchUsers } from '../../../contract/organisation.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** All units of the company as a flat list. */
export const allUnits = () => toEndpoint(listAllUnits, {});
/** The people of one unit, excluding units below it. */
export const unitPeople = (unitId: string) => toEndpoint(listUnitUsers, { params: { id: unitId } });
/** The first `maxResultCount` people whose name or phone number matches (PER-1). */
export const peopleMatching = (nameOrPhoneNumber: string, maxResultCount: number) =>
  toEndpoint(searchUsers, { body: { nameOrPhoneNumber, maxResultCount, skipCount: 0 } });
