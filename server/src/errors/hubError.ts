/** Thrown by a hub method: its message, unlike that of any other error, reaches the client. */
export class HubError extends Error {
  override readonly name = 'HubError';
}

/** Thrown by a hub method if this user may not invoke it. */
export class HubUnauthorised extends Error {
  override readonly name = 'HubUnauthorised';
}

/** The peer broke the protocol or a limit: its connection is closed, and this text is not sent to it. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** A thrown value, as an Error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
