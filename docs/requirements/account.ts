import type { RequirementGroup } from './row.ts';

export const ACCOUNT: RequirementGroup = {
  title: 'Account and session',
  rows: [
    {
      id: 'ACC-1',
      text: "People sign in with an account name or a phone number and a password. The token call is a form whose headers say that this is a login, and which browser and system it comes from. The account's token, its refresh token and its identity are stored.",
    },
    {
      id: 'ACC-2',
      text: 'People sign in with a code from a text message. They can ask for another code once the countdown has run out.',
    },
    {
      id: 'ACC-3',
      text: 'People sign in by scanning a QR code with the app. The screen shows whether the code is waiting, scanned, granted, expired or refused, and replaces an expired code.',
    },
    {
      id: 'ACC-4',
      text: 'People can register, verify a secret-protection phone number and set a new password. Each form asks for a text-message code, checks the input, and shows each of the server’s refusals at the field that it concerns.',
    },
    {
      id: 'ACC-5',
      text: 'The four account screens come in variants. The stored login path chooses one; failing that, the stored brand name; failing that, there is a default. A new variant is one folder with data and optional components; the flow does not change.',
    },
    {
      id: 'ACC-6',
      text: 'After each new token the application configuration is fetched, and the names of the policies it grants are kept as the list `authorization`.',
    },
    {
      id: 'ACC-7',
      text: 'Logging out notifies the server with the host token, removes every key of the session, and ends on the sign-in page.',
    },
    {
      id: 'ACC-8',
      text: 'However many calls answer 401, one refresh runs, for the host session and the company session separately. If it succeeds, a message says so and the page reloads after 0.5 s. If it fails, or there is nothing to refresh with, the session is cleared and the sign-in page opens after 0.5 s.',
    },
    {
      id: 'ACC-9',
      text: 'A 409 means that the account has signed in elsewhere: one message appears, then the sign-in page after 1 s. A 423 shows the server’s message and leads to the sign-in page.',
    },
    {
      id: 'ACC-10',
      beyond: true,
      text: 'Only one tab of a browser refreshes at a time; the others use the tokens that it receives.',
    },
    {
      id: 'ACC-11',
      text: 'A device fingerprint is created once, stored, and sent with every call.',
    },
    {
      id: 'ACC-12',
      beyond: true,
      text: 'On their own account page, people can download everything that is kept about them, in every company, and have the account deleted: for 14 days each sign-in says so and the request can be withdrawn; then personal data is erased, and what belongs to companies stays, without the name. Nobody can leave a company without an administrator. Both actions require re-authentication.',
    },
    {
      id: 'ACC-13',
      beyond: true,
      text: 'People who sign in through an outside provider can unlink it there, as long as they have another way to sign in; it is not linked again automatically.',
    },
    {
      id: 'ACC-14',
      beyond: true,
      text: 'The portal reports a change of phone, password, mail, second step, passkeys or outside sign-ins in every sign-in of the account, with “this was not me”; change, log entry and notice are one transaction.',
    },
    {
      id: 'ACC-15',
      beyond: true,
      text: 'Everybody who is signed in, with or without access to the console and with or without a company, finds under their own account what the console shows of it: personal information, ways to sign in, signed-in devices and the security log.',
    },
  ],
};

export const ROUTES: RequirementGroup = {
  title: 'Routes and guard',
  rows: [
    {
      id: 'RTE-1',
      text: 'Every route of the product exists under its own path with its own query parameters.',
      inPart:
        'All areas have their routes (`src/constants/paths.ts`). It is proven that the server answers every path of the table with the portal’s page (tests/server/web/portal.test.ts), and that the query parameters of the dialog, lists and applications work; no single test covers those of every path.',
    },
    {
      id: 'RTE-2',
      text: 'The root leads to the workbench if there is a token, and to the sign-in page if there is none.',
    },
    {
      id: 'RTE-3',
      text: 'Without a token, only public paths open; anything else leads to the sign-in page. With a token, the sign-in and registration pages open but end the session; shared pages do not end it.',
    },
    {
      id: 'RTE-4',
      text: 'On any page except the root and the sign-in page, a device without a fingerprint loses its session after 1.5 s and is sent to the sign-in page.',
    },
    {
      id: 'RTE-5',
      text: 'The document title names the area in the chosen language; outside any area, it names the brand.',
    },
    {
      id: 'RTE-6',
      text: 'Unknown paths show /404, /redirect/… opens the path that follows it, and /loading-page opens the stored application.',
    },
    {
      id: 'RTE-7',
      text: 'The console has a menu of twelve entries in groups, two of them hidden, for the roles admin and editor.',
    },
    { id: 'RTE-8', beyond: true, text: 'An address to return to that lies outside this origin is refused.' },
  ],
};

export const COMPANIES: RequirementGroup = {
  title: 'Companies',
  rows: [
    {
      id: 'CMP-1',
      text: 'The chooser’s title says what it is for. The chooser lists the companies by name, says why one cannot be picked or that there are none, shows when it is busy, and can be closed only by its buttons.',
    },
    {
      id: 'CMP-2',
      text: 'It opens automatically after sign-in for an account with several companies, except in the console.',
    },
    { id: 'CMP-3', text: 'Confirming with nothing picked shows a warning, and no call is made.' },
    {
      id: 'CMP-4',
      text: 'A switch takes its steps in a fixed order: get the token, store it with the company’s id and name, load the configuration, (at sign-in) check whether the account belongs to an organisation, load user, tenant and policies, delete the stored keys that contain “Auth”, write a new token flag, empty the department caches, report success.',
    },
    {
      id: 'CMP-5',
      text: 'If a step fails, the dialog stays open without a message, is no longer busy, and nothing of the new company remains stored.',
    },
    { id: 'CMP-6', text: 'A switch from the header reports success and leads to the workbench after 1 s.' },
    { id: 'CMP-7', text: 'When another tab has switched, this one says so and reloads.' },
    { id: 'CMP-8', text: 'A list that cannot be loaded looks like an empty one.' },
  ],
};
