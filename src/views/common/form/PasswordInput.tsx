import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import looks from '../looks.module.css';
import { useText } from '../useText.ts';
import { TextInput } from './TextInput.tsx';

/** A password, shown only on request. */
export function PasswordInput({
  revealLabel,
  ...input
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing' | 'leading'> & {
  /** The name of the button, if it does not show a password. */
  readonly revealLabel?: string | undefined;
}) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          className={looks.insetFocus}
          aria-label={revealLabel ?? t('login:showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? Eye : EyeOff} size={16} />
        </IconButton>
      }
    />
  );
}
