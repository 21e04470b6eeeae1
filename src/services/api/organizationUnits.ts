import type * as z from 'zod/mini';
import { addUnit, listUnits, moveUnit, removeUnit, updateUnit } from '../../../contract/organizationUnits.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Added = z.input<typeof addUnit.body>;
type Changed = z.input<typeof updateUnit.body>;
type Place = z.input<typeof moveUnit.body>;

/** The departments of the company, for its administrators. */
export const companyUnits = () => toEndpoint(listUnits, {});
export const newUnit = (body: Added) => toEndpoint(addUnit, { body });
export const unitChange = (id: string, body: Changed) => toEndpoint(updateUnit, { params: { id }, body });
export const unitMove = (id: string, body: Place) => toEndpoint(moveUnit, { params: { id }, body });
export const unitRemoval = (id: string) => toEndpoint(removeUnit, { params: { id } });
