import type * as z from 'zod/mini';
import { notificationOpenArguments } from '../../../contract/subApp.ts';

/** What `notification.open` asks to be opened; null if it cannot be read. */
export function readOpening(args: unknown): z.infer<typeof notificationOpenArguments> | null {
  return notificationOpenArguments.safeParse(args).data ?? null;
}
