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
