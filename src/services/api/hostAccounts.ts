import { listHostAccounts } from '../../../contract/hostAccounts.ts';
import { resetSecondStep } from '../../../contract/secondStep.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Query = Omit<NonNullable<Parameters<typeof toEndpoint<typeof listHostAccounts>>[1]['query']>, 'isActive'> & {
  readonly state?: 'active' | 'disabled';
};

/** One page of the accounts of the installation. */
export const hostAccountPage = ({ state, ...query }: Query) =>
  toEndpoint(listHostAccounts, { query: { ...query, ...(state && { isActive: state === 'active' }) } });
/** Removes the second step of an account whose owner has lost phone and recovery codes. */
export const secondStepReset = (userName: string) =>
  toEndpoint(resetSecondStep, { body: { userNameOrPhoneNumber: userName } });
