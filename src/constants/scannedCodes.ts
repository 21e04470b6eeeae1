/** Why a scanned code leads nowhere; the words of each are the page's. */
export type ScanFault = 'foreign' | 'expired' | 'unknown' | 'taken' | 'noAccess' | 'locked' | 'failed';

/** What a refusal of the server with this code says of the scanned one (`contract/codeScan.ts`). */
export const SCAN_FAULTS: Readonly<Record<string, ScanFault>> = {
  'Atrium:CodeExpired': 'expired',
  'Atrium:CodeUnknown': 'unknown',
  'Atrium:CodeTaken': 'taken',
  // Between the question and the answer its time has run out, or somebody else has answered.
  'Atrium:QrNotYours': 'expired',
};

/** The element of the page that shows what the camera sees. */
export const CAMERA_ID = 'camera';

/** What became of the camera. `missing`: there is none, or this browser gives none to this page. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'failed';
