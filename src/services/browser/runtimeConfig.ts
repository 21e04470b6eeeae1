import * as z from 'zod/mini';
import { SEARCH_TARGET } from '../../constants/searchScopes.ts';
import { performer } from '../../lib/performer.ts';

/** Element that the server fills in: a data block, so that the page needs no inline script. */
const ELEMENT_ID = 'atrium-config';

/** Anything else is dropped: one wrong address must not invalidate the whole configuration. */
const webAddress = z.catch(z.optional(z.url({ protocol: /^https?$/ })), undefined);
const searchTarget = z.catch(z.optional(z.string().check(z.regex(SEARCH_TARGET))), undefined);
const words = z.catch(z.optional(z.string()), undefined);

const runtimeConfig = z.object({
  /** Prefix of every call without a trailing slash; empty for this origin. */
  apiBase: z._default(z.string(), ''),
  clientId: z._default(z.string(), 'portal-web'),
  clientSecret: z._default(z.string(), 'portal-web-demo'),
  scope: z._default(z.string(), 'offline_access portal'),
  /** Name in document titles and on the sign-in page. */
  brand: z._default(z.string(), 'Atrium'),
  /** Where an application's files are, if not under /micro; null or empty if it is not connected. */
  applicationEntries: z.catch(z._default(z.record(z.string(), z.nullable(z.string())), {}), {}),
  /** Search targets for what this portal does not hold; unconfigured ones are not offered (HDR-2). */
  searchTargets: z.catch(
    z._default(z.object({ process: searchTarget, project: searchTarget, mail: searchTarget }), {}),
    {},
  ),
  /** Footer contents; a part that is not configured is not shown. */
  footer: z.catch(
    z._default(
      z.object({
        helpCentre: webAddress,
        companySite: webAddress,
        cooperatingEnterprises: webAddress,
        icpFiling: words,
        policeFiling: words,
        termsOfService: webAddress,
        privacyPolicy: webAddress,
      }),
      {},
    ),
    {},
  ),
  /** Demo data: a person without a phone at hand may simulate it in a second window. */
  demo: z.catch(z._default(z.boolean(), false), false),
  /** Display name of the external sign-in provider; without it that sign-in is not offered. */
  externalSignIn: words,
  /** Which brand's account screens this installation shows (`docs/brands.md`). */
  loginPath: words,
  /** Application id of the version check. */
  versionAppId: z._default(z.string(), ''),
});
export type RuntimeConfiguration = z.infer<typeof runtimeConfig>;

/**
 * The configuration from a page's values, with the demo's defaults for missing ones. Throws if they are not an object.
 */
export const runtimeConfigurationFrom = (values: unknown): RuntimeConfiguration => runtimeConfig.parse(values);

/**
 * The configuration of this installation at run time. A missing or unreadable block is logged, and the demo's values
 * are used, so that the sign-in page still appears.
 */
export const readRuntimeConfiguration = performer(
  'readRuntimeConfiguration',
  function readRuntimeConfiguration(): RuntimeConfiguration {
    const text = document.getElementById(ELEMENT_ID)?.textContent ?? '';
    try {
      return runtimeConfig.parse(JSON.parse(text));
    } catch {
      console.warn(`#${ELEMENT_ID} is missing or malformed; using the defaults`);
      return runtimeConfig.parse({});
    }
  },
  'reads',
);
