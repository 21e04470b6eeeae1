import { createAction } from '@reduxjs/toolkit';

/** Another tab wrote or removed one of the stored keys. `raw` is null if it was removed. The store applies it. */
export const keyChanged = createAction<{ key: string; raw: string | null }>('crossTab/keyChanged');
