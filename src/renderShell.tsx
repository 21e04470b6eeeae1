import './views/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { PATHS } from './constants/paths.ts';
import { settingsReducer } from './features/settings/settingsSlice.ts';
import { type FirstCalls, firstCallsOf } from './firstCalls.ts';
import { runtimeConfigurationFrom } from './services/browser/runtimeConfig.ts';
import { brandOf } from './store/brandOf.ts';
import { everyLook } from './theme/cssVariables.ts';
import { NARROW, PHONE } from './views/common/dom/useMediaQuery.ts';
import { type DrawnPage, drawnSettings } from './views/common/drawnPage.ts';
import { type DrawnLayout, DrawnShell } from './views/shell/DrawnShell.tsx';

/**
 * Behind the portal's root, so that whatever the root says can be read: for a while it may say that the screens are
 * loading.
 */
const PLACE = '#first-answer{position:fixed;inset:0}#first-answer~#root{position:relative}';

const LAYOUTS = [
  { layout: 'phone', media: PHONE },
  { layout: 'collapsed', media: NARROW },
  { layout: 'collapsed', settings: { collapsed: true } },
  { layout: 'side' },
] as const satisfies readonly { layout: DrawnLayout; media?: string; settings?: object }[];
const PAGES = [
  { page: 'workbench', paths: [PATHS.root, PATHS.workbench] },
  { page: 'application', paths: [PATHS.child] },
  { page: 'other', paths: [] },
] as const;

/**
 * Renders the frame of signed-in pages, with the parts of the workbench or with an empty page, for wide and narrow
 * windows. A browser in which nobody has entered a company shows none. Also names the first requests of the workbench,
 * to be sent at once.
 *
 * @param configuration - what the installation's pages say of it (`#atrium-config`).
 */
export function render(configuration: unknown): DrawnPage & { readonly firstCalls: FirstCalls } {
  const runtime = runtimeConfigurationFrom(configuration);
  const brand = brandOf(runtime).name;
  const markup: Record<string, string> = {};
  const looks: DrawnPage['fitsFor']['looks'][number][] = [];
  for (const { page, paths } of PAGES)
    for (const { layout, ...when } of LAYOUTS) {
      const look = `${page} ${layout}`;
      markup[look] ??= renderToStaticMarkup(<DrawnShell layout={layout} brand={brand} page={page} />);
      looks.push({ look, ...when, ...(paths.length > 0 && { paths }) });
    }
  const { settings } = settingsReducer(undefined, { type: '' });
  return {
    firstCalls: firstCallsOf(runtime.apiBase),
    styleSheet: everyLook() + PLACE,
    markup,
    fitsFor: {
      settings: {
        ...drawnSettings(settings),
        collapsed: { unset: settings.collapsed, drawn: [true, false] },
        // Anything else that changes the frame is rare, and the portal soon knows it.
        menuLayout: { unset: settings.menuLayout, drawn: [settings.menuLayout] },
        tabs: { unset: settings.tabs, drawn: [settings.tabs] },
        logo: { unset: settings.logo, drawn: [settings.logo] },
      },
      stored: {},
      present: ['host_token', 'token', 'tenantId', 'companyName'],
      absent: [],
      looks,
    },
  };
}
