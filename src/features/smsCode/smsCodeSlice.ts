import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SmsPurpose } from '../../../contract/account.ts';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import { type Message, UNEXPECTED } from '../../lib/message.ts';
import { smsCodeMachine } from './smsCodeMachine.ts';

/** By purpose, when the next code may be requested, in milliseconds since the epoch. */
export type ResendTimes = Partial<Record<SmsPurpose, number>>;

interface SmsCodeState {
  status: keyof typeof smsCodeMachine.transitions;
  /** Length of the running countdown in seconds, as of when it began or was resumed. */
  seconds: number;
  /** Where the last code went; null if that is unknown, as after a reload. Never stored. */
  sentPhoneNumber: string | null;
  /** Why no code was sent. */
  error: Message | null;
  /** Kept in local storage, so that a reload does not bypass the countdown. No numbers, no codes. */
  resendTimes: ResendTimes;
}
const initialState: SmsCodeState = { status: 'ready', seconds: 0, sentPhoneNumber: null, error: null, resendTimes: {} };

export interface CodeRequest {
  phoneNumber: string;
  isOther: boolean;
}
interface CodeSent {
  purpose: SmsPurpose;
  phoneNumber: string;
  resendTime: number;
  seconds: number;
}

const slice = createSlice({
  name: 'smsCode',
  initialState,
  reducers: {
    /**
     * `isOther`: not the number of the running countdown, as the caller can see. Tapes and DevTools mask numbers
     * (DEV-3), so nothing may depend on comparing them here.
     */
    smsCodeWanted(state, { payload }: PayloadAction<CodeRequest>) {
      if (state.status === 'waiting' && !payload.isOther) return;
      state.status = 'sending';
      state.error = null;
    },
    smsCodeSent(state, { payload }: PayloadAction<CodeSent>) {
      state.seconds = payload.seconds;
      state.sentPhoneNumber = payload.phoneNumber;
      state.resendTimes[payload.purpose] = payload.resendTime;
    },
    smsCodeFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    /** A code of this purpose was sent before the page was loaded, or in another tab. */
    countdownResumed(state, { payload }: PayloadAction<{ seconds: number }>) {
      state.seconds = payload.seconds;
      state.error = null;
    },
    countdownEnded() {},
    smsCodeLeft: (state) => ({ ...initialState, resendTimes: state.resendTimes }),
  },
  extraReducers: (builder) =>
    builder.addCase(crashed('smsCode'), (state) => {
      if (state.status === 'sending') state.error = UNEXPECTED;
    }),
  selectors: {
    selectSmsStatus: (state) => state.status,
    selectSmsSeconds: (state) => state.seconds,
    selectSentPhoneNumber: (state) => state.sentPhoneNumber,
    selectSmsError: (state) => state.error,
    selectResendTimes: (state) => state.resendTimes,
  },
});

export const { smsCodeWanted, smsCodeSent, smsCodeFailed, countdownResumed, countdownEnded, smsCodeLeft } =
  slice.actions;
export const smsCodeReducer = governed(smsCodeMachine, slice.reducer);
export const { selectSentPhoneNumber, selectSmsStatus, selectSmsSeconds, selectSmsError, selectResendTimes } =
  slice.selectors;
