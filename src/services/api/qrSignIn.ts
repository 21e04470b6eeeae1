import * as calls from '../../../contract/qrSignIn.ts';
import { toEndpoint } from '../http/endpoint.ts';
import { type Device, deviceHeaders, loginHeaders, type OAuthClient, signInCredentialsOf } from './token.ts';

/** A code for this device, and the text of its QR code (ACC-3). The phone shows which device asks. */
export const newQrCode = (device: Device) => toEndpoint(calls.createQrCode, { headers: deviceHeaders(device) });

/** Its state, as in the contract. */
export const qrCodeGrant = (code: string) => toEndpoint(calls.getQrCodeGrant, { params: { code } });

/** The token of a granted code, once. */
export const qrCodeToken = (client: OAuthClient, code: string, device: Device) =>
  toEndpoint(calls.requestQrCodeToken, {
    params: { code },
    body: signInCredentialsOf(client),
    headers: loginHeaders(device),
  });
