import { Check } from 'lucide-react';
import { Icon } from '../common/Icon.tsx';

/** The box of a row, or its circle where one person is kept. The row itself tells what it shows. */
export function Box({ checked, multiple }: { readonly checked: boolean; readonly multiple: boolean }) {
  const className = ['person-box', !multiple && 'person-box-round', checked && 'person-box-checked'];
  return (
    <span className={className.filter(Boolean).join(' ')} aria-hidden>
      {checked && multiple && <Icon of={Check} size={12} strokeWidth={2.6} />}
    </span>
  );
}
