// TODO-8, decision 0007: what was typed into an account form survives every reload for as long as its page is shown.
import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { ACCOUNT_FORMS_KEY } from '../constants/storageKeys.ts';
import { formsRestored, formTyped, selectTyped } from '../features/accountForms/accountFormsSlice.ts';
import { storedForm, textsOf } from '../features/accountForms/storedTexts.ts';
import { locationChanged } from '../features/routing/routingSlice.ts';
import { now } from '../services/browser/clock.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';

/** Every keystroke is kept at once: a reload may come at any time, and the texts are short. */
export function* accountForms(): SagaGenerator<void> {
  const texts = textsOf(yield* call(readTabText, ACCOUNT_FORMS_KEY), yield* call(now));
  if (Object.keys(texts).length > 0) yield* put(formsRestored(texts));
  else yield* call(keepTabText, ACCOUNT_FORMS_KEY, null);
  // Restored text that is still shown keeps the time at which it was typed.
  let kept = yield* select(selectTyped);
  while (true) {
    yield* take([formTyped, locationChanged]);
    const shown = yield* select(selectTyped);
    if (shown === kept) continue;
    yield* call(keepTabText, ACCOUNT_FORMS_KEY, storedForm(shown, yield* call(now)));
    kept = shown;
  }
}
