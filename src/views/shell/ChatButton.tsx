import { Sparkles } from 'lucide-react';
import { chatToggled, selectChatOffered, selectChatShown } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './header.module.css';

/** Opens and closes the AI chat if there is one (AI-1); in the header it covers nothing. */
export function ChatButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectChatShown);
  if (!useAppSelector(selectChatOffered)) return null;
  return (
    <button
      type="button"
      className={styles.headerButton}
      aria-label={t('shell:aiChat')}
      aria-expanded={isShown}
      onClick={() => dispatch(chatToggled())}
    >
      <Icon of={Sparkles} />
    </button>
  );
}
