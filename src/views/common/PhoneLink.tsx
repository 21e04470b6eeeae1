import { PATHS, SCANNED_QUERY } from '../../constants/paths.ts';
import { selectIsDemo } from '../../features/brand/brandSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from './useText.ts';

/** In a demo: plays the phone in a second window, with the code shown. Nothing elsewhere. */
export function PhoneLink({ content }: { readonly content: string | null }) {
  const t = useText();
  if (!useAppSelector(selectIsDemo)) return null;
  // Its line is there before the code is, so that nothing moves.
  if (content === null) return <p>{'\u00a0'}</p>;
  return (
    <p>
      <a href={`${PATHS.scan}?${SCANNED_QUERY}=${encodeURIComponent(content)}`} target="_blank" rel="noreferrer">
        {t('common:playPhone')}
      </a>
    </p>
  );
}
