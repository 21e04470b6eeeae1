import type * as Toolkit from '@reduxjs/toolkit';

/**
 * The development checks of Redux Toolkit (mutated state, non-serialisable values) warn when they are slow, which only says
 * something about the machine: a test that counts warnings must not count those. The checks themselves stay on.
 */
jest.mock('@reduxjs/toolkit', () => {
  const toolkit = jest.requireActual<typeof Toolkit>('@reduxjs/toolkit');
  const warnAfter = Number.POSITIVE_INFINITY;
  const patient = <Check>(check: Check | boolean | undefined) =>
    check === false ? false : { ...(typeof check === 'object' && check), warnAfter };
  const configureStore = (options: Toolkit.ConfigureStoreOptions) =>
    toolkit.configureStore({
      ...options,
      middleware: (defaults) => {
        const patientDefaults: typeof defaults = (given) =>
          defaults({
            ...given,
            immutableCheck: patient(given?.immutableCheck),
            serializableCheck: patient(given?.serializableCheck),
          } as typeof given);
        return options.middleware ? options.middleware(patientDefaults) : patientDefaults();
      },
    });
  return { ...toolkit, configureStore };
});
