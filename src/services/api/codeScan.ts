import * as calls from '../../../contract/codeScan.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The phone's side of the sign-in by QR code (ACC-3): reports who has scanned it, and asks which browser it is. */
export const scannedSignIn = (code: string) => toEndpoint(calls.scanQrCode, { params: { code } });
/** Allows what was scanned, or refuses it. */
export const signInAnswer = (code: string, isGranted: boolean) =>
  toEndpoint(calls.answerQrCode, { params: { code }, body: { isGranted } });
/** What a hand-off code's text refers to, and in which company (QR-3). */
export const handOffOf = (content: string) => toEndpoint(calls.readDimensionalCode, { body: { content } });
