import { getNewerVersion } from '../../../contract/versions.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The newest version where it is newer than `versionNo`; undefined (204) where it is not (VER-1). */
export const newerVersion = (appId: string, versionNo: string) =>
  toEndpoint(getNewerVersion, { params: { appId, versionNo } });
