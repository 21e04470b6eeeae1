import type { BrandConfiguration } from '../features/brand/brandSlice.ts';
import type { RuntimeConfiguration } from '../services/browser/runtimeConfig.ts';

/** What screens need of an installation's configuration. */
export function brandOf(configuration: RuntimeConfiguration): BrandConfiguration {
  const { brand, loginPath, applicationEntries, searchTargets, footer, externalSignIn, demo } = configuration;
  return { name: brand, loginPath, applicationEntries, searchTargets, footer, externalSignIn, demo };
}
