import { getNewerVersion } from '../../../contract/versions.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The newest version if it is newer than `versionNo`; undefined (204) if not (VER-1). */
export const newerVersion = (appId: string, versionNo: string) =>
  toEndpoint(getNewerVersion, { params: { appId, versionNo } });
