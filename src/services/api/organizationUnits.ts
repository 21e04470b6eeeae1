import type * as z from 'zod/mini';
import { addUnit, listUnits, moveUnit, removeUnit, updateUnit } from '../../../contract/organizationUnits.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Added = z.input<typeof addUnit.body>;
type Changed = z.input<typeof updateUnit.body>;
type Place = z.input<typeof moveUnit.body>;

/** The departments of the company, for its administrators. */
export const companyUnits = () => toEndpoint(listUnits, {});
export const newUnit = (body: Added) => toEndpoint(addUnit, { body });
/** Changes a department, if its version is still `stamp`; null changes it in any case. */
export const unitChange = (id: string, body: Changed, stamp: string | null) =>
  toEndpoint(updateUnit, { params: { id }, body, ...basedOn(stamp) });
export const unitMove = (id: string, body: Place) => toEndpoint(moveUnit, { params: { id }, body });
export const unitRemoval = (id: string) => toEndpoint(removeUnit, { params: { id } });
