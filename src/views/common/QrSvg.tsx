import { QRCodeSVG } from 'qrcode.react';
import { LIMITS } from '../../constants/limits.ts';
import { QR_INK } from '../../theme/fixedColours.ts';

/** A QR code of 180 px (specification §9). It imports the library, so only lazily loaded chunks may import it. */
export function QrSvg({ content, label }: { readonly content: string; readonly label: string }) {
  return <QRCodeSVG value={content} size={LIMITS.qrCodePx} level="M" fgColor={QR_INK} role="img" aria-label={label} />;
}
