import { lazy } from 'react';
import type { Screens } from './screen.ts';

/** Screens by the names in `resource.screen`. Each is loaded when it is first shown. */
export const SCREENS: Screens = {
  stock: { list: lazy(() => import('./stock/StockPage.tsx').then((file) => ({ default: file.StockPage }))) },
  tree: { section: lazy(() => import('./tree/Tree.tsx').then((file) => ({ default: file.Tree }))) },
  article: { preview: lazy(() => import('./article/Preview.tsx').then((file) => ({ default: file.Preview }))) },
};
