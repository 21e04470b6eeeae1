import { parseJson } from '../../lib/parseJson.ts';
import type { LicenseFile } from '../certification/certificationSlice.ts';

/** Serialises a file, so that a form can keep it like any other field. */
export const licenseText = (file: LicenseFile | null | undefined): string => (file ? JSON.stringify(file) : '');

/** The file in such a string; null if there is none. */
export function licenseIn(text: string): LicenseFile | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('blobName' in value) || !('fileName' in value)) return null;
  const { blobName, fileName } = value;
  return typeof blobName === 'string' && typeof fileName === 'string' ? { blobName, fileName } : null;
}
