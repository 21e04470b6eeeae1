import type { AccountVariant } from '../../variant.ts';
import { FloorPlan } from './FloorPlan.tsx';

/** The portal's own: the house on the left, its door on the right. Its texts are those of the catalogue. */
export const variant: AccountVariant = { layout: 'doorRight', Picture: FloorPlan };
