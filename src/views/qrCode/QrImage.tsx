import { selectQrContent } from '../../features/qrCode/qrCodeSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { QrSvg } from '../common/QrSvg.tsx';
import { useText } from '../common/useText.ts';

/** The code itself. In its own chunk, since it imports the library. */
export function QrImage() {
  const t = useText();
  const { data: content } = useAppSelector(selectQrContent);
  return content === null ? null : <QrSvg content={content} label={t('qrCode:code')} />;
}
