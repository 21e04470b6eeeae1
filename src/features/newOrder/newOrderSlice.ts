import { createSlice } from '@reduxjs/toolkit';
import type { OrderOffer } from '../../../contract/newOrder.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import type { Wish } from './orderCost.ts';

interface NewOrderState {
  offer: Load<OrderOffer>;
  form: Submission<NewOrderField>;
}
const NEW_ORDER_FIELDS = ['months', 'users'] as const;
export type NewOrderField = (typeof NEW_ORDER_FIELDS)[number];
const initialState: NewOrderState = { offer: emptyLoad(), form: emptySubmission() };

export const offerResource = defineResource<OrderOffer>('newOrder', 'offer');
/** `amount` is the cost that the person has been shown. */
export const newOrderForm = defineSubmission<Wish & { readonly amount: string }, NewOrderField>(
  'newOrder',
  'order',
  NEW_ORDER_FIELDS,
);

const slice = createSlice({
  name: 'newOrder',
  initialState,
  reducers: {
    /** The person returns to the list; what was typed is forgotten. */
    newOrderClosed() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, newOrderForm, (state) => state.form);
    addResource(builder, offerResource, (state) => state.offer);
  },
  selectors: { selectOffer: (state) => state.offer, selectNewOrderForm: (state) => state.form },
});

export const { newOrderClosed } = slice.actions;
export const newOrderReducer = scoped('company', slice.reducer);
export const { selectOffer, selectNewOrderForm } = slice.selectors;
