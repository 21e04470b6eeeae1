import { QRCodeSVG } from 'qrcode.react';
import { LIMITS } from '../../constants/limits.ts';

/** Dark on white in every theme, as scanners expect. */
const INK = '#14171C';
const PAPER = '#FFFFFF';

/** A QR code of 180 px (specification §9). It imports the library, so only lazily loaded chunks may import it. */
export function QrSvg({ content, label }: { readonly content: string; readonly label: string }) {
  return (
    <QRCodeSVG
      value={content}
      size={LIMITS.qrCodePx}
      level="M"
      fgColor={INK}
      bgColor={PAPER}
      role="img"
      aria-label={label}
    />
  );
}
