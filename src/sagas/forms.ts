// TODO-8, decision 0007: text typed into a form survives every reload, as long as its page is shown or until it is
// sent.
import { KEPT_FORMS_KEY } from '../constants/storageKeys.ts';
import { call, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { forgetWanted, formsRestored, formTyped, selectTyped } from '../features/forms/formsSlice.ts';
import { storedForm, textsOf } from '../features/forms/storedTexts.ts';
import { locationChanged } from '../features/routing/routingSlice.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { now } from '../services/browser/clock.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';

/** Every keystroke is saved at once: a reload may come at any time, and the texts are short. */
export function* forms(): SagaGenerator<void> {
  const texts = textsOf(yield* call(readTabText, KEPT_FORMS_KEY), yield* call(now));
  if (Object.keys(texts).length > 0) yield* put(formsRestored(texts));
  else yield* call(keepTabText, KEPT_FORMS_KEY, null);
  // Restored text that is still shown keeps the time at which it was typed.
  let kept = yield* select(selectTyped);
  while (true) {
    yield* take([formTyped, forgetWanted, locationChanged, switchSucceeded, sessionCleared]);
    const shown = yield* select(selectTyped);
    if (shown === kept) continue;
    yield* call(keepTabText, KEPT_FORMS_KEY, storedForm(shown, yield* call(now)));
    kept = shown;
  }
}
