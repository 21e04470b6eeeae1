import type { Translated } from '../types.ts';
import type { newOrder as source } from '../zh-CN/newOrder.ts';

export const newOrder: Translated<typeof source> = {
  title: 'New order',
  kind: 'What to order',
  kind_edition: 'Renew the edition',
  kind_users: 'More users',
  failed: 'The prices could not be loaded',
  unlimited: 'The company may have any number of users: there is nothing to buy.',
  waiting: 'An order of this kind waits for its payment. Pay or cancel it before you order again.',
  toWaiting: 'Show that order',
  term: 'Renew for',
  termMonths: '{months} months',
  termDiscount: '{months} months, {percent}% off',
  forUsers: '{users} users, {price} yuan a user and month',
  until: 'Valid until {date}',
  users: 'Users to add',
  usersHint: 'Paid for {months} months, {price} yuan a user and month',
  usersFault: 'Enter a whole number from 1 to 10,000',
  goods: 'Items',
  discount: 'Discount',
  total: 'To pay',
  yuan: 'yuan',
  submit: 'Place the order',
  close: 'Close',
};
