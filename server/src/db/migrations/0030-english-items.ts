import { migration } from './statements.ts';

/** A line of an order has its name in English too, as editions have theirs: a plugin is in no list that could tell it. */
export const englishItems = migration(['alter table order_items add column english_name text']);
