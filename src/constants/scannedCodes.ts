/** Why a scanned code leads nowhere; the page has a message for each. */
export type ScanFault = 'foreign' | 'expired' | 'unknown' | 'taken' | 'noAccess' | 'locked' | 'failed';

/** What a server refusal with this code means for the scanned code (`contract/codeScan.ts`). */
export const SCAN_FAULTS: Readonly<Record<string, ScanFault>> = {
  'Atrium:CodeExpired': 'expired',
  'Atrium:CodeUnknown': 'unknown',
  'Atrium:CodeTaken': 'taken',
  // Between question and answer the code has expired, or somebody else has answered.
  'Atrium:QrNotYours': 'expired',
};

/** The element of the page that shows what the camera sees. */
export const CAMERA_ID = 'camera';

/** State of the camera. `missing`: there is none, or the browser does not give this page access to one. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'failed';
