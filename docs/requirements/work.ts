import type { RequirementGroup } from './row.ts';

export const NOTIFICATIONS: RequirementGroup = {
  title: 'Notifications and the hand-off to the app',
  rows: [
    {
      id: 'NTF-1',
      text: 'The dialog takes three quarters of the window, has three tabs, can be closed only by its own button, and opens at the tab and item that were requested.',
    },
    {
      id: 'NTF-2',
      text: 'The left side lists the modules with their unread count and latest title, or says that nothing is unread. Unknown modules have a general icon; PDC is called PLM.',
    },
    {
      id: 'NTF-3',
      text: 'The right side shows 50 messages at a time and loads more at the bottom, until there are no more. Each card has a header, the labelled fields of its type, and a footer with module and arrow.',
    },
    { id: 'NTF-4', text: 'Opening a module marks its messages as read.' },
    {
      id: 'NTF-5',
      text: 'A click shows the QR code of a message or a work to-do, opens a personal to-do in its panel, and does nothing if the message leads nowhere.',
    },
    {
      id: 'NTF-6',
      text: 'A live notification pops up at the bottom right for 10 s and updates the counts and the open list. A burst causes only one call for the counts.',
    },
    { id: 'NTF-7', text: 'A message whose properties are malformed is shown without fields and logged.' },
    {
      id: 'NTF-8',
      beyond: true,
      text: 'On request, the browser shows notifications that arrive while no tab is connected; a click leads to what they are about. This ends with the session, and pauses during the hours in which the person does not want to be disturbed.',
    },
    {
      id: 'QR-1',
      text: 'The code for the app is 180 px wide, has a sentence and a way back beside it, and contains its number, the tenant, the business id, the module and the parameters.',
    },
    {
      id: 'QR-2',
      text: 'It is renewed every 108 s for as long as it is shown. If a renewal fails, there is a retry button.',
    },
    {
      id: 'QR-3',
      text: 'People without the app can scan both codes with the portal itself, or type them. They allow or refuse a sign-in after seeing who asks; a hand-off opens in its company. If a code leads nowhere, the page says why. The camera runs no longer than necessary.',
    },
  ],
};

export const REAL_TIME: RequirementGroup = {
  title: 'Real-time connection',
  rows: [
    {
      id: 'RT-1',
      text: 'The portal connects to the hub with a bearer token when the shell opens (once a page’s first screen has settled) and whenever the connection closes, and disconnects when the shell closes.',
    },
    {
      id: 'RT-2',
      text: 'A failed start is logged and tried again after 5 s, at most four times; a success resets the count.',
    },
    {
      id: 'RT-3',
      beyond: true,
      text: 'When all retries have failed, the shell says so. The attempts start again when the network or the tab returns, or on a click. After every reconnect, the unread counts are fetched.',
    },
    {
      id: 'RT-4',
      beyond: true,
      text: 'The tabs of a browser share one connection. If its tab closes, another takes over within 2 s.',
      inPart:
        'It is proven that another tab takes over at once if the browser passes the lock on without delay; `npm run bench:live` measures how soon real browsers do.',
    },
  ],
};

export const TODOS: RequirementGroup = {
  title: 'To-do centre',
  rows: [
    {
      id: 'TODO-1',
      text: 'Four lists of work to-dos and three of personal ones are on the left with their counts, beside a button that creates one.',
    },
    {
      id: 'TODO-2',
      text: 'Each of the seven lists loads ten items at a time as it is scrolled, through a call of its own.',
    },
    { id: 'TODO-3', text: 'The right side is one of four views: list, QR code, form, detail.' },
    {
      id: 'TODO-4',
      text: 'The form has its fields, defaults and rules. Executors come from the organisation; without a company, the only one is the person. Reminder fields are shown while the reminder is on.',
    },
    {
      id: 'TODO-5',
      text: 'There can be at most five attachments, each under 5 MB. Pictures are previewed; other files are downloaded. The progress of an upload is shown, and a failed one can be repeated without losing the form.',
    },
    {
      id: 'TODO-6',
      text: 'People can follow a to-do in its detail; executors mark it complete after confirming; the edit and delete buttons appear only where they are allowed.',
    },
    {
      id: 'TODO-7',
      text: 'Success messages and questions use the product’s texts; 0.5 s after a deletion the list comes back.',
    },
    {
      id: 'TODO-8',
      beyond: true,
      text: 'An unsent form survives the reload after a 401, a reload without a network, and closing the tab.',
    },
  ],
};

export const CALENDAR: RequirementGroup = {
  title: 'Schedule calendar and choosing people',
  rows: [
    {
      id: 'CAL-1',
      text: 'The month is a grid with a month picker, buttons for the previous and next month, a way back to today, and a legend of the four levels.',
    },
    { id: 'CAL-2', text: 'A cell names up to two schedules, three if there are exactly three, and counts the others.' },
    {
      id: 'CAL-3',
      text: 'Clicking a day with schedules opens its list, and an empty day of the month opens the form; a day of another month does nothing.',
    },
    {
      id: 'CAL-4',
      text: 'A day has a list, and a schedule has a detail with duration, reminders, line breaks and attachments; both have a way back, and a schedule can be edited and deleted. The title on the right changes accordingly.',
    },
    {
      id: 'CAL-5',
      text: 'Calendar, form and day list are views of the panel, detail and form of the day list. Saving and deleting refresh the lists; coming back reloads the month.',
    },
    {
      id: 'CAL-6',
      text: 'The form refuses a start after the deadline. A call that fails only ends the loading state.',
    },
    {
      id: 'CAL-7',
      beyond: true,
      text: 'A late answer for a month that the person has left never appears in the new one.',
    },
    {
      id: 'CAL-8',
      beyond: true,
      text: 'Other calendars can subscribe to the calendar at a secret address, which is shown once, can be replaced or switched off, and then stops working at once.',
    },
    {
      id: 'CAL-9',
      beyond: true,
      text: 'The events of an .ics file are imported after a preview that says what each becomes, what is lost and what exists already; if one fails, the others are still imported.',
    },
    {
      id: 'PER-1',
      text: 'People are found by name or phone number (up to 1000) or in a tree that loads as it is opened. The selection is on the right and can be cleared; a department cannot be chosen; single mode keeps one person.',
    },
  ],
};
