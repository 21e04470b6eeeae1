import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Company } from '../../../contract/companies.ts';
import type { Message } from '../../lib/message.ts';
import { scoped } from '../../lib/scope.ts';
import {
  companiesResource,
  noCompanyFound,
  switchFailed,
  tokenFlagRenewed,
  tokenObtained,
  userStored,
} from '../companySwitch/companySwitchEvents.ts';
import { ownNameChanged } from '../personalInfo/personalInfoEvents.ts';
import { hostTokenRefreshed, tenantTokenRefreshed } from '../sessionRefresh/sessionRefreshSlice.ts';

/** Stored user info (specification §3). `hostId` is the account's id at host level. */
export interface UserInfo {
  userName: string;
  id: string;
  name: string;
  hostId: string;
}

/** A token pair as it is stored: the header value, and the refresh token if the server issued one. */
export interface TokenPair {
  /** Full header value, `Bearer …`. */
  token: string;
  refreshToken: string | null;
}

/**
 * Tokens and identity of the signed-in account (specification §3, §4 "Session"). Every field but the last mirrors a
 * stored key.
 */
interface SessionState {
  hostToken: string | null;
  token: string | null;
  hostRefreshToken: string | null;
  refreshToken: string | null;
  hostInfo: UserInfo | null;
  userInfo: UserInfo | null;
  tenantId: string | null;
  tokenFlag: string | null;
  loginReturnType: number | null;
  /** The account's companies, if sign-in found that none of them can be entered. Not stored: a reload looks again. */
  shutCompanies: Company[];
}

const initialState: SessionState = {
  hostToken: null,
  token: null,
  hostRefreshToken: null,
  refreshToken: null,
  hostInfo: null,
  userInfo: null,
  tenantId: null,
  tokenFlag: null,
  loginReturnType: null,
  shutCompanies: [],
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Nothing of a session that another tab has begun meanwhile is mixed with the new one. */
    signedIn: (_state, { payload }: PayloadAction<TokenPair>) => ({
      ...initialState,
      hostToken: payload.token,
      hostRefreshToken: payload.refreshToken,
    }),
    hostInfoLoaded(state, { payload }: PayloadAction<UserInfo>) {
      state.hostInfo = payload;
    },
    /** The user in the company in force, if the stored one could not be read (STO-3). */
    userInfoLoaded(state, { payload }: PayloadAction<UserInfo>) {
      state.userInfo = payload;
    },
    logoutWanted() {},
    /** The chooser was left during sign-in: without a choice the person is not signed in. */
    signInAbandoned() {},
    /** The person has logged out: what survives other ends of a session is removed as well. */
    loggedOut() {},
    /** The server ended the session: 409 other device, 423 locked (§8). */
    sessionEndedByServer(_state, _action: PayloadAction<{ reason: 'otherDevice' | 'locked'; message: Message }>) {},
    /** The session is about to end, but not by the person's choice: what was typed is kept now (TODO-8). */
    sessionEnding() {},
    /**
     * A signed-in person has opened /login or /register (§2), or a sign-in ended before its session was complete: what
     * was typed is kept, and the server is notified.
     */
    signInReopened() {},
    /** The session has ended on this machine: everything in its scope is reset (`lib/scope.ts`). */
    sessionCleared() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(companiesResource.loaded, (state, { payload, meta }) => {
        if (meta.key === 'login') state.loginReturnType = payload.length;
      })
      .addCase(noCompanyFound, (state, { payload }) => {
        state.shutCompanies = payload;
      })
      .addCase(hostTokenRefreshed, (state, { payload }) => {
        state.hostToken = payload.token;
        state.hostRefreshToken = payload.refreshToken ?? state.hostRefreshToken;
      })
      .addCase(tenantTokenRefreshed, (state, { payload }) => {
        state.token = payload.token;
        state.refreshToken = payload.refreshToken ?? state.refreshToken;
      })
      .addCase(tokenObtained, (state, { payload }) => {
        state.token = payload.token;
        state.refreshToken = payload.refreshToken;
      })
      .addCase(userStored, (state, { payload }) => {
        state.userInfo = payload.userInfo;
        state.tenantId = payload.tenantId;
      })
      .addCase(ownNameChanged, (state, { payload }) => {
        if (state.hostInfo) state.hostInfo.name = payload;
      })
      .addCase(tokenFlagRenewed, (state, { payload }) => {
        state.tokenFlag = payload;
      })
      // The flag stays unchanged: it is renewed last, when nothing can fail any more.
      .addCase(switchFailed, (state, { payload: { former } }) => {
        state.token = former.token;
        state.refreshToken = former.refreshToken;
        state.userInfo = former.userInfo;
        state.tenantId = former.tenantId;
      }),
  selectors: {
    selectHostToken: (state) => state.hostToken,
    selectTenantToken: (state) => state.token,
    selectHostRefreshToken: (state) => state.hostRefreshToken,
    selectTenantRefreshToken: (state) => state.refreshToken,
    /** A token without a known user is not a session: the tab died in the middle of sign-in. */
    selectIsSignedIn: (state) => state.hostToken !== null && state.hostInfo !== null,
    selectLoginReturnType: (state) => state.loginReturnType,
    selectShutCompanies: (state) => state.shutCompanies,
    /** Sign-in found no company to enter: the account works without one (§5). */
    selectIsWithoutCompany: (state) => state.loginReturnType === 0 || state.shutCompanies.length > 0,
    selectTokenFlag: (state) => state.tokenFlag,
    selectTenantId: (state) => state.tenantId,
    /** Who is working: the company's user, or the account itself without a company. */
    selectUser: (state) => state.userInfo ?? state.hostInfo,
    selectHostInfo: (state) => state.hostInfo,
    selectUserInfo: (state) => state.userInfo,
  },
});

export const {
  signedIn,
  hostInfoLoaded,
  userInfoLoaded,
  logoutWanted,
  signInAbandoned,
  loggedOut,
  sessionEndedByServer,
  sessionEnding,
  signInReopened,
  sessionCleared,
} = slice.actions;
export const sessionReducer = scoped('session', slice.reducer);
export const {
  selectHostToken,
  selectTenantToken,
  selectHostRefreshToken,
  selectTenantRefreshToken,
  selectIsSignedIn,
  selectLoginReturnType,
  selectShutCompanies,
  selectIsWithoutCompany,
  selectTokenFlag,
  selectTenantId,
  selectUser,
  selectHostInfo,
  selectUserInfo,
} = slice.selectors;
