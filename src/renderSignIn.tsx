import './views/base.css';
import { configureStore } from '@reduxjs/toolkit';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { PATHS } from './constants/paths.ts';
import { HALFWAY_KEY } from './constants/storageKeys.ts';
import { type BrandConfiguration, brandConfigured } from './features/brand/brandSlice.ts';
import { passkeysOffered, selectSignInMode } from './features/login/loginSlice.ts';
import { LANGUAGES, selectSettings, settingsChanged } from './features/settings/settingsSlice.ts';
import { entry as english } from './i18n/en-US/entry.ts';
import type { Language } from './i18n/languages.ts';
import { Texts } from './i18n/texts.ts';
import { entry as chinese } from './i18n/zh-CN/entry.ts';
import { runtimeConfigurationFrom } from './services/browser/runtimeConfig.ts';
import { brandOf } from './store/brandOf.ts';
import { createRootReducer } from './store/rootReducer.ts';
import { everyLook } from './theme/cssVariables.ts';
import { SignInPage } from './views/account/SignInPage.tsx';
import { DrawnWindow, ONE_COLUMN } from './views/common/dom/useMediaQuery.ts';
import { type DrawnPage, drawnSettings } from './views/common/drawnPage.ts';
import { TextProvider } from './views/common/TextProvider.tsx';

const TEXTS = { 'zh-CN': new Texts('zh-CN', chinese), 'en-US': new Texts('en-US', english) };
/** Paths where, without a session, people see only the guard's sign-in page (RTE-3). */
const SIGNED_IN = [PATHS.root, PATHS.workbench, PATHS.company, PATHS.console, PATHS.child];
const WINDOWS = { wide: false, narrow: true };

/** The portal's root fills the window until its own page has rendered, so that it can measure. */
const PLACE =
  '#first-answer{height:100%}' +
  '#first-answer~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden}' +
  '[data-no-passkeys] #first-answer [data-passkey]{display:none}';

function storeFor(brand: BrandConfiguration, language: Language) {
  const store = configureStore({ reducer: createRootReducer().reducer });
  store.dispatch(brandConfigured(brand));
  store.dispatch(settingsChanged({ language }));
  // Almost every browser can; in one that cannot, the button is hidden (firstLook.js).
  store.dispatch(passkeysOffered());
  return store;
}

async function draw(brand: BrandConfiguration, language: Language, isNarrow: boolean): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <TextProvider texts={TEXTS[language]}>
      <Provider store={storeFor(brand, language)}>
        <DrawnWindow value={() => isNarrow}>
          <StaticRouter location={PATHS.login}>
            <SignInPage />
          </StaticRouter>
        </DrawnWindow>
      </Provider>
    </TextProvider>,
    // Late content is rendered in place, not moved there by a script. The prefix keeps radio buttons of two drawings in
    // separate groups.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, identifierPrefix: `${language}-${isNarrow}-` },
  );
  let markup = '';
  for await (const part of prelude) markup += part;
  return markup;
}

/**
 * Renders the sign-in page of an installation in each language, for wide and narrow windows.
 *
 * @param configuration - what the installation's pages say of it (`#atrium-config`).
 */
export async function render(configuration: unknown): Promise<DrawnPage> {
  const brand = brandOf(runtimeConfigurationFrom(configuration));
  const markup: Record<string, string> = {};
  for (const language of LANGUAGES)
    for (const [window, isNarrow] of Object.entries(WINDOWS))
      markup[`${language} ${window}`] = await draw(brand, language, isNarrow);
  const state = storeFor(brand, 'zh-CN').getState();
  return {
    styleSheet: everyLook() + PLACE,
    markup,
    fitsFor: {
      settings: drawnSettings(selectSettings(state)),
      stored: { signInMode: selectSignInMode(state), loginPath: brand.loginPath ?? null, brandName: brand.name },
      present: [],
      // Signed-in people are redirected from the root, and from no other page.
      absent: [{ key: HALFWAY_KEY }, { key: 'host_token', paths: SIGNED_IN }],
      looks: LANGUAGES.flatMap((language) => [
        { look: `${language} narrow`, media: ONE_COLUMN, settings: { language } },
        { look: `${language} wide`, settings: { language } },
      ]),
    },
  };
}
