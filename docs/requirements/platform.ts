import type { RequirementGroup } from './row.ts';

export const AREAS: RequirementGroup = {
  title: 'Network, versions, applications, portal, console',
  rows: [
    {
      id: 'NET-1',
      text: 'After a network error, the site icon is probed. While it does not answer, an overlay blocks the page and the probe is repeated every 5 s; the 11th failure shows an error and reloads the page. When the network is back, a notice appears and the page reloads after 2 s.',
    },
    {
      id: 'VER-1',
      text: 'A newer version is offered in a 540 px dialog with its description, which is sanitised. “Try now” stores its number and reloads after 0.5 s.',
    },
    {
      id: 'PWA-1',
      beyond: true,
      text: 'The portal can be installed: it has a manifest with its name in this installation, and icons of 192 and 512 px, one of them maskable.',
    },
    {
      id: 'AI-1',
      text: 'There is a chat assistant, except on the account screens and without a host token. If it cannot start, this is only logged.',
    },
    {
      id: 'APP-1',
      text: 'Eleven sub-applications are mounted under /child/…, isolated from each other and kept alive by their tabs, with deep links and titles.',
    },
    {
      id: 'APP-2',
      text: 'A chunk or entry that fails, or takes more than 120 s, is a ChunkLoadError, which the screen shows with a retry button; the shell stays usable.',
    },
    {
      id: 'APP-3',
      text: 'The two supplier pages of the supply chain are public.',
    },
    {
      id: 'POR-1',
      text: 'The company portal shows the culture, information, processes, business, news and notices of a tenant, opens each of them, and has public shared versions.',
    },
    {
      id: 'POR-2',
      text: 'The workbench gathers approvals and to-dos, notifications, schedules, applications and facts about the company.',
    },
    {
      id: 'CON-1',
      text: 'The console has a dashboard, opening tenants, organisation, certification, personal information, real-name authentication, security, orders and their details.',
    },
  ],
};

export const RULES: RequirementGroup = {
  title: 'Errors, calls, constants',
  rows: [
    {
      id: 'ERR-1',
      text: 'Every situation of the error catalogue has exactly its own behaviour, text and time.',
    },
    {
      id: 'ERR-2',
      text: 'A call can suppress the message of “other errors” for itself.',
    },
    { id: 'ERR-3', text: 'Two known runtime errors reload the page, but never in a loop.' },
    {
      id: 'API-1',
      text: 'Every call has its method, path, body and headers. Empty strings are left out of bodies and queries.',
      inPart:
        'The server’s tests prove every call; the portal’s prove those that its screens make, which excludes the AI chat’s.',
    },
    {
      id: 'LIM-1',
      text: 'Each constant of the product has one name in one place and is used from there.',
      inPart:
        'Names for waits are enforced (`lint/literalDelay.grit`); names for heights and widths beyond §9 are not.',
    },
  ],
};

export const ACCESS: RequirementGroup = {
  title: 'Accessibility',
  rows: [
    {
      id: 'ACS-1',
      beyond: true,
      text: 'Every screen meets WCAG 2.2 AA as far as a program can see it: in both languages, all styles and sizes, on a desk, a phone and at 400 % zoom, and where the system forces its colours ([Accessibility](accessibility.md)).',
    },
    {
      id: 'ACS-2',
      beyond: true,
      text: 'Everything that happens is announced once to people who use a screen reader.',
    },
    {
      id: 'ACS-3',
      beyond: true,
      text: 'A whole day, from sign-in to log-out, is possible with the keyboard alone, and the focus is always visible.',
    },
  ],
};

export const DEVELOPERS: RequirementGroup = {
  title: 'For developers and testers',
  rows: [
    {
      id: 'DEV-1',
      text: 'Everything a user sees changes through plain, serialisable actions; reducers are pure.',
      inPart:
        'It is proven that the linter refuses clocks, random values and the outside world anywhere but in their place. In development, Redux Toolkit warns of values that cannot be serialised.',
    },
    {
      id: 'DEV-2',
      text: 'The location is in the store, so that time travel and imported logs move the page.',
    },
    {
      id: 'DEV-3',
      text: 'Tokens, passwords, codes and phone numbers are masked in DevTools and in everything that is exported.',
    },
    {
      id: 'DEV-4',
      beyond: true,
      text: 'The action log can be exported in production, opened in Redux DevTools, and replayed on the command line or in the browser to the same states, step by step.',
    },
    {
      id: 'DEV-5',
      text: 'Each flow has a test that reads like its sentence in the specification. Its transitions are declared, and [Flows](flows.md) draws them from that declaration; any other transition is refused.',
    },
  ],
};
