import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { dialogClosed, dialogOpened, dialogTabChosen } from '../notificationDialog/notificationDialogSlice.ts';

/**
 * What is handed to the app: a notification (code 101) or a to-do (code 102), with what the app needs to show it
 * (QR-1).
 */
export interface QrRequest {
  kind: 'notification' | 'todo';
  businessId: string;
  moduleName: string;
  parameters: Record<string, string>;
}

interface QrCodeState {
  /** What the shown code is for; null while no pane shows one. */
  request: QrRequest | null;
  /** Text of the code; the previous one stays while the next is made. */
  content: Load<string>;
}
const initialState: QrCodeState = { request: null, content: emptyLoad() };

export const qrContentResource = defineResource<string>('qrCode', 'qrContent');

const slice = createSlice({
  name: 'qrCode',
  initialState,
  reducers: {
    /** A pane shows the code for this; one code is shown at a time. */
    qrCodeWanted: (_state, { payload: request }: PayloadAction<QrRequest>) => ({ ...initialState, request }),
    /** The pane was closed. */
    qrCodeLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(dialogOpened, dialogTabChosen, dialogClosed), () => initialState);
    addResource(builder, qrContentResource, (state) => state.content);
  },
  selectors: {
    selectQrRequest: (state) => state.request,
    selectQrContent: (state) => state.content,
  },
});

export const { qrCodeWanted, qrCodeLeft } = slice.actions;
export const qrCodeReducer = scoped('company', slice.reducer);
export const { selectQrRequest, selectQrContent } = slice.selectors;
