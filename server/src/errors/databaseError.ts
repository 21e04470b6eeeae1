const CUT = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03'.split(' '),
);

/** The driver's messages, which have no code, for a lost connection and for a time-out while waiting for one. */
const CUT_MESSAGE =
  /^Connection terminated|connection error and is not queryable|^timeout exceeded when trying to connect|^Query read timeout/;

/** True if the database cannot be reached at the moment, or has just cut the connection. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A Unix socket that is gone fails like a missing file.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  // A statement that breaks the protocol, such as one with too many parameters, is our own fault and would fail again;
  // only a pooler in front of the database says the same, fatally, when it ends a connection.
  if (code === '08P01') return 'severity' in error && error.severity === 'FATAL';
  return CUT.has(code) || code.startsWith('08') || CUT_MESSAGE.test(error.message);
}

/** True if the server's own disk, or its share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Whether the database refused a JSON text: the function that raised the error is one of its JSON parser. */
export function isJsonFault(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'routine' in error && /^json/.test(String(error.routine));
}
