import { selectPaletteShown } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useTexts } from '../common/useText.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Palette } from './Palette.tsx';

/** The layer above the page (HDR-2): the search, or the list of keys. */
export function PaletteScreen() {
  useTexts('portal');
  useTexts('palette');
  return useAppSelector(selectPaletteShown) === 'keys' ? <KeysDialog /> : <Palette />;
}
