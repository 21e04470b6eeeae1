import type { RequirementGroup } from './row.ts';

export const NOTIFICATIONS: RequirementGroup = {
  title: 'Notifications and the hand-off to the app',
  rows: [
    {
      id: 'NTF-1',
      text: 'The dialog takes three quarters of the window, has three tabs, closes by its own button only, and opens on the tab and at the thing it was asked for.',
    },
    {
      id: 'NTF-2',
      text: 'The left side lists the modules with their unread count and latest title, or says that nothing is unread. Unknown modules have a general icon; PDC is called PLM.',
    },
    {
      id: 'NTF-3',
      text: 'The right side shows 50 messages at a time and the next ones at the bottom, until there are no more. Each card has a header, the labelled fields of its type, and a footer with module and arrow.',
    },
    { id: 'NTF-4', text: 'Opening a module marks its messages as read.' },
    {
      id: 'NTF-5',
      text: 'A click shows the QR code of a message or of a work to-do, opens a personal to-do in its panel, and does nothing where the message leads nowhere.',
    },
    {
      id: 'NTF-6',
      text: 'A live notification pops up at the bottom right for 10 s and updates the counts and the open list. A burst costs one call for the counts.',
    },
    { id: 'NTF-7', text: 'A message whose properties are malformed is shown without fields and logged.' },
    {
      id: 'NTF-8',
      beyond: true,
      text: 'On request, the browser shows notifications that arrive while no tab is connected; a click leads to what they are about. It ends with the session, and leaves out hours in which the person is not to be disturbed.',
    },
    {
      id: 'QR-1',
      text: 'The code for the app is 180 px wide, comes with a sentence and a way back, and carries its number, the tenant, the business id, the module and the parameters.',
    },
    {
      id: 'QR-2',
      text: 'It is renewed every 108 s while it is shown and no longer than that. If a renewal fails there is a retry.',
    },
    {
      id: 'QR-3',
      text: 'Whoever has no app scans both codes with the portal itself, by camera or by hand. A sign-in is allowed or refused once the person has seen who asks; a hand-off opens in its company. A code that leads nowhere says why, and the camera runs no longer than it is needed.',
    },
  ],
};

export const REAL_TIME: RequirementGroup = {
  title: 'Real-time connection',
  rows: [
    {
      id: 'RT-1',
      text: 'The hub is joined with a bearer token when the shell opens (once a page’s first screen has come to rest), again whenever the connection closes, and left with the shell.',
    },
    {
      id: 'RT-2',
      text: 'A failed start is logged and tried again after 5 s, at most four times; a success resets the count.',
    },
    {
      id: 'RT-3',
      beyond: true,
      text: 'When the retries are spent the shell says so. The return of the network, of the tab, or a click starts again. After every reconnect the unread counts are fetched.',
    },
    {
      id: 'RT-4',
      beyond: true,
      text: 'The tabs of a browser share one connection. If its tab closes, another takes over within 2 s.',
      inPart:
        'That another tab takes over at once is proven where the browser gives its lock on without delay; how soon real ones do is measured by `npm run bench:live`.',
    },
  ],
};

export const TODOS: RequirementGroup = {
  title: 'To-do centre',
  rows: [
    {
      id: 'TODO-1',
      text: 'Four lists of work to-dos and three of personal ones stand on the left with their counts, beside a button that creates one.',
    },
    { id: 'TODO-2', text: 'Each of the seven lists comes ten at a time as it is scrolled, by its own call.' },
    { id: 'TODO-3', text: 'The right side is one of four views: list, QR code, form, detail.' },
    {
      id: 'TODO-4',
      text: 'The form has its fields, defaults and rules. Executors come from the organisation, or are fixed to the person where there is no company. Reminder fields show while the reminder is on.',
    },
    {
      id: 'TODO-5',
      text: 'At most five attachments of under 5 MB each. Pictures are previewed, other files downloaded. The progress of an upload is shown, and a failed one is repeated without loss of the form.',
    },
    {
      id: 'TODO-6',
      text: 'The detail can be followed; executors mark it complete after a question; edit and delete show only where they are allowed.',
    },
    {
      id: 'TODO-7',
      text: 'Success and questions use the product’s texts; after a deletion the list comes back 0.5 s later.',
    },
    {
      id: 'TODO-8',
      beyond: true,
      text: 'An unsent form survives the reload after a 401, a reload without network, and a closed tab.',
    },
  ],
};

export const CALENDAR: RequirementGroup = {
  title: 'Schedule calendar and choosing people',
  rows: [
    {
      id: 'CAL-1',
      text: 'A month as a grid, with a month picker, previous, next, a way back to today, and a legend of the four levels.',
    },
    { id: 'CAL-2', text: 'A cell names up to two schedules, three if there are exactly three, and counts the others.' },
    {
      id: 'CAL-3',
      text: 'A day with schedules opens its list, an empty day of the month the form; a day of another month does nothing.',
    },
    {
      id: 'CAL-4',
      text: 'A day has a list, a schedule a detail with duration, reminders, line breaks and attachments; both can be left, and a schedule edited and deleted. The title on the right follows.',
    },
    {
      id: 'CAL-5',
      text: 'Calendar, form and day list are views of the panel, detail and form of the day list. Saving and deleting refresh the lists; coming back reloads the month.',
    },
    {
      id: 'CAL-6',
      text: 'The form refuses a start after the deadline. A call that fails only ends the loading state.',
    },
    { id: 'CAL-7', beyond: true, text: 'A late answer for a month that was left never shows in the new one.' },
    {
      id: 'CAL-8',
      beyond: true,
      text: 'Other calendars can subscribe to the calendar at a secret address, which is told once, can be renewed and switched off, and is dead at once then.',
    },
    {
      id: 'CAL-9',
      beyond: true,
      text: 'Events of an .ics file are imported after a preview that says what each becomes, what is lost and what is there already; nothing is lost where one fails.',
    },
    {
      id: 'PER-1',
      text: 'People are found by name or phone number (up to 1000) or in a tree that loads as it is opened. The selection stands on the right and can be emptied; a department cannot be chosen; a single mode keeps one person.',
    },
  ],
};
