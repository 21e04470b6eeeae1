import { lazy } from 'react';

/** A step without fields does not load the form. */
export const EventDialog = lazy(() => import('./EventDialog.tsx').then((file) => ({ default: file.EventDialog })));
