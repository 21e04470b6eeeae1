import type { RequirementGroup } from './row.ts';

export const ACCOUNT: RequirementGroup = {
  title: 'Account and session',
  rows: [
    {
      id: 'ACC-1',
      text: "People sign in with an account name or a phone number and a password. The token call is a form, and its headers say that this is a login, from which browser and from which system. The account's token, its refresh token and who the account is are stored.",
    },
    {
      id: 'ACC-2',
      text: 'People sign in with the code of a text message. A code can be asked for again when its countdown has run out.',
    },
    {
      id: 'ACC-3',
      text: 'People sign in by scanning a QR code with the app. The screen shows whether the code is waiting, scanned, granted, expired or refused, and an expired code is renewed.',
    },
    {
      id: 'ACC-4',
      text: 'Somebody can register, verify a secret-protection phone number and set a new password. Each form asks for a text-message code, checks what is typed, and shows what the server refuses at the field it is about.',
    },
    {
      id: 'ACC-5',
      text: 'The four account screens exist in variants. The stored login path chooses one, else the stored brand name, else there is a default. A new variant is one folder with data and optional components; the flow stays as it is.',
    },
    {
      id: 'ACC-6',
      text: 'After each new token the application configuration is fetched, and the names of the policies it grants are kept as the list `authorization`.',
    },
    {
      id: 'ACC-7',
      text: 'A log-out tells the server with the host token, removes every key of the session, and ends on the sign-in page.',
    },
    {
      id: 'ACC-8',
      text: 'However many calls answer 401, one refresh runs, for the host session and the company session separately. Where it succeeds a message says so and the page reloads after 0.5 s. Where it fails, or there is nothing to refresh with, the session is cleared and the sign-in page follows after 0.5 s.',
    },
    {
      id: 'ACC-9',
      text: '409 means that the account has signed in elsewhere: one message, then the sign-in page after 1 s. 423 shows the sentence of the server and leads to the sign-in page.',
    },
    {
      id: 'ACC-10',
      beyond: true,
      text: 'Only one tab of a browser refreshes at a time; the others use the tokens that it receives.',
    },
    {
      id: 'ACC-11',
      text: 'A device fingerprint is made once, stored, and sent with every call.',
    },
    {
      id: 'ACC-12',
      beyond: true,
      text: 'On the page of their own account a person gets everything that is kept about them as a file, in every company, and has the account deleted: for 14 days each sign-in says so and it can be withdrawn, then what is personal is erased, and what belongs to companies stays without the name. Nobody leaves a company without an administrator. Both need proof of who sits there.',
    },
    {
      id: 'ACC-13',
      beyond: true,
      text: 'Whoever signs in at an outside provider can unlink it there, as long as there is another way in; it is not linked again by itself.',
    },
    {
      id: 'ACC-14',
      beyond: true,
      text: 'A change of phone, password, mail, second step, passkeys or outside sign-ins is told in the portal on every sign-in of the account, with “this was not me”; change, log entry and notice are one transaction.',
    },
    {
      id: 'ACC-15',
      beyond: true,
      text: 'Everybody who is signed in, with or without the console and a company, finds under their own account what the console shows of it: personal information, ways to sign in, signed-in devices and the security log.',
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
        'All areas have their routes (`src/constants/paths.ts`). Proven is that the server answers every path of the table with the portal’s page (tests/server/web/portal.test.ts), and the query parameters of dialog, lists and applications; not those of every path in one place.',
    },
    { id: 'RTE-2', text: 'The root leads to the workbench with a token and to the sign-in page without one.' },
    {
      id: 'RTE-3',
      text: 'Without a token only public paths open; anything else leads to the sign-in page. With a token the sign-in and registration pages open but end the session; shared pages do not end it.',
    },
    {
      id: 'RTE-4',
      text: 'On any page but the root and the sign-in page, a device without a fingerprint loses its session after 1.5 s and is led to the sign-in page.',
    },
    {
      id: 'RTE-5',
      text: 'The title of the document names the area in the chosen language, elsewhere the brand.',
    },
    {
      id: 'RTE-6',
      text: 'Unknown paths show /404, /redirect/… enters the path behind it, and /loading-page enters the application that was stored.',
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
      text: 'The chooser is titled with what it is for, lists the companies by name, says why one cannot be picked or that there is none, shows when it is busy, and closes by its buttons only.',
    },
    {
      id: 'CMP-2',
      text: 'It opens by itself after sign-in for an account of several companies, except in the console.',
    },
    { id: 'CMP-3', text: 'Confirming with nothing picked warns, and no call is made.' },
    {
      id: 'CMP-4',
      text: 'A switch goes through its steps in a fixed order: token, its storing with the company’s id and name, configuration, (at sign-in) whether the account belongs to an organisation, user, tenant and policies, deletion of stored keys that contain “Auth”, a new token flag, empty department caches, success.',
    },
    {
      id: 'CMP-5',
      text: 'If a step fails the dialog stays open without a message, is no longer busy, and nothing of the new company remains stored.',
    },
    { id: 'CMP-6', text: 'A switch from the header reports success and leads to the workbench after 1 s.' },
    { id: 'CMP-7', text: 'When another tab has switched, this one says so and reloads.' },
    { id: 'CMP-8', text: 'A list that cannot be loaded looks like an empty one.' },
  ],
};
