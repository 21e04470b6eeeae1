const PATTERN = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;

/**
 * A number that sorts versions `major.minor.patch` as versions, not as text; null for anything else. Parts have at most
 * five digits, so that the key stays a safe integer.
 */
export function versionSortKey(version: string): number | null {
  const parts = PATTERN.exec(version);
  if (!parts) return null;
  const [major = 0, minor = 0, patch = 0] = parts.slice(1).map(Number);
  return major * 10_000_000_000 + minor * 100_000 + patch;
}
