import { codeGiven, codeTyped, selectCodeScan } from '../../features/codeScan/codeScanSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { Field } from '../common/form/Field.tsx';
import { TextInput } from '../common/form/TextInput.tsx';
import { useText } from '../common/useText.ts';
import styles from './scan.module.css';

/** Entering the text of a code by hand: pasted, or read out by someone. */
export function CodeField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { typed } = useAppSelector(selectCodeScan);
  return (
    <form
      className={styles.codeField}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') dispatch(codeGiven(typed));
      }}
    >
      <Field id="scanned-code" label={t('codeScan:codeLabel')} error={null}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={2000}
            onChange={({ target }) => dispatch(codeTyped(target.value))}
          />
        )}
      </Field>
      <Button type="submit" disabled={typed.trim() === ''}>
        {t('codeScan:submit')}
      </Button>
    </form>
  );
}
