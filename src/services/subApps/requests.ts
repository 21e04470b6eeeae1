import type * as z from 'zod/mini';
import { notificationOpenArguments } from '../../../contract/subApp.ts';
import { performer } from '../../lib/performer.ts';

/** What `notification.open` asks to open; null if it cannot be parsed. */
export const readOpening = performer(
  'readOpening',
  function readOpening(args: unknown): z.infer<typeof notificationOpenArguments> | null {
    return notificationOpenArguments.safeParse(args).data ?? null;
  },
  'reads',
);
