import type * as z from 'zod/mini';
import { notificationOpenArguments } from '../../../contract/subApp.ts';
import { performer } from '../../lib/performer.ts';

/** What `notification.open` asks to be opened; null if it cannot be read. */
export const readOpening = performer(
  'readOpening',
  function readOpening(args: unknown): z.infer<typeof notificationOpenArguments> | null {
    return notificationOpenArguments.safeParse(args).data ?? null;
  },
  'reads',
);
