import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './createPortalStore.ts';
import type { RootState } from './rootReducer.ts';

/** The store's dispatch and selector for views: their only way in. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
