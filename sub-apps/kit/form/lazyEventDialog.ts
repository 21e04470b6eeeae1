import { lazy } from 'react';

/** A step that asks for nothing fetches no form. */
export const EventDialog = lazy(() => import('./EventDialog.tsx').then((file) => ({ default: file.EventDialog })));
