import type { RequirementGroup } from './row.ts';

export const STORE: RequirementGroup = {
  title: 'Store and persistence',
  rows: [
    {
      id: 'STO-1',
      text: 'Each local storage key has its own fixed name and raw form (text without quotes, objects as JSON), so that sub-applications can read it.',
    },
    {
      id: 'STO-2',
      text: 'Only changed keys are written, at most once per tick, and storage that is full or unavailable breaks nothing.',
    },
    {
      id: 'STO-3',
      text: 'What another tab stores reaches the store. A corrupt value is dropped and logged; everything else is restored.',
    },
    { id: 'STO-4', text: 'What is stored has a version and migrations.' },
    { id: 'STO-5', text: 'Without stored values the version number is 0.0.1 and the element size small.' },
  ],
};

export const SHELL: RequirementGroup = {
  title: 'Header, sidebar, footer, settings',
  rows: [
    {
      id: 'HDR-1',
      text: 'The header shows the logo and the company’s name, and a way into an organisation if there is one to enter.',
    },
    {
      id: 'HDR-2',
      text: 'An optional search box, 420 px wide, searches everything, or only processes, projects, members or mail.',
    },
    {
      id: 'HDR-3',
      text: 'A popover, 420 px wide, lists the permitted applications with their descriptions for those who may see it. A click stores the application and opens its loading page in a new tab.',
    },
    {
      id: 'HDR-4',
      text: 'A switcher leads to the company portal, the workbench and the backstage, each with its own permission.',
    },
    {
      id: 'HDR-5',
      text: 'A dropdown shows the first eight notices by title and date; a click opens one.',
    },
    {
      id: 'HDR-6',
      text: 'The structure overview shows the parts of the product in three columns.',
    },
    {
      id: 'HDR-7',
      text: 'The bell shows the unread count. The user menu shows picture, user and company, and leads to another organisation, to the console (with its permission) and out.',
    },
    {
      id: 'HDR-8',
      text: 'The footer has seven parts and is hidden on some pages. The sidebar is 250 or 60 px wide. A help button opens help on the page and accepts problem reports; newcomers are shown round once.',
    },
    {
      id: 'HDR-9',
      text: 'The person can set: folded menu, full screen, logo, fixed top bar, page tabs, one open menu at a time, element size, language, style, one of six colours, menu layout. Each setting takes effect at once and is kept.',
    },
    {
      id: 'HDR-10',
      text: 'Visited pages and applications have tabs that can be closed, pinned and moved, by mouse and keyboard, and that survive a reload, separately for each account and company. Closing a tab with unsaved work asks first.',
    },
    {
      id: 'HDR-11',
      text: 'Anything that needs a permission is hidden from people without it. If such a thing is still on the screen, clicking it shows a notice for 3 s and does nothing else.',
    },
  ],
};
