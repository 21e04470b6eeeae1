import { generateDimensionalCode, QR_CODE } from '../../../contract/dimensionalCode.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** What a code leads to: a notification (101) or a to-do (102), its owner, and what the app needs to show it (QR-1). */
export interface QrSubject {
  readonly kind: keyof typeof QR_CODE;
  readonly businessId: string;
  readonly moduleName: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The text of a hand-off code; `tenantId` is null if the person works without a company. */
export const qrContent = ({ kind, ...subject }: QrSubject, tenantId: string | null) =>
  toEndpoint(generateDimensionalCode, { body: { code: QR_CODE[kind], tenantId, ...subject } });
