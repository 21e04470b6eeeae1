import type { Translated } from '../types.ts';
import type { helpArticles as source } from '../zh-CN/helpArticles.ts';
import { helpAccount } from './helpAccount.ts';

export const helpArticles: Translated<typeof source> = {
  workbench: 'Workbench',
  workbench_what: 'Your day on one page: today’s schedules, what waits for your approval, and your to-dos.',
  workbench_how: `How do I create a to-do?
Press “New to-do” next to the greeting
Give it a title, a start, a deadline and executors
Press “Save”; the executors are notified

How do I see another day?
Press a date in “Schedules”
The arrows beside the week lead to the one before and after`,
  notifications: 'Notifications',
  notifications_what: 'Messages about approvals, attendance, to-dos and the system, by module. The bell counts them.',
  notifications_how: `How do I mark messages read?
Open their module: what is in it counts as read

Why do some of them show a code?
What they ask for is done in the phone’s app
Scan the code with the app to get right there`,
  todos: 'To-do centre',
  todos_what: 'Your own to-dos and those given to you, in lists: in progress, overdue, finished and more.',
  todos_how: `How do I finish a to-do?
Open it and press “Mark complete”
With several executors, each completes their own part

How do I ask somebody else?
Create a to-do and press “Choose executors”
Pick people by name, phone number or department
They are notified as soon as you save

The page was closed before I had saved. Is it lost?
No, a draft is kept, also over a reload
It comes back with the next new to-do; press “Discard draft” if you no longer want it
Whoever closes the form is asked first: leaving it discards the draft`,
  calendar: 'Calendar',
  calendar_what: 'Your schedules by month. Open a day to see, add, change or delete what is planned.',
  calendar_how: `How do I add a schedule?
Open a day and press “Add schedule”
Give it a title, a start and an end, then save

How do I get these into my phone’s calendar?
Press “Import and subscribe” and choose to subscribe
Add the address to the calendar of your phone or computer
Whoever has the address can read along, so keep it to yourself

How do I move by keyboard?
Arrow keys move by a day or a week
Page Up and Page Down change the month, Enter opens the day`,
  search: 'Search and keys',
  search_what: 'Pages, applications, members, to-dos, notifications and common commands, all found from one box.',
  search_how: `How do I search?
Press the search box at the top, or Ctrl K
Type, and choose with the arrow keys
Press Enter to open

How do I switch single-letter keys off?
Press the question mark for the list of keys
Clear the boxes of those you do not need`,
  quiet: 'Quiet and reminders',
  quiet_what: 'Nothing pops up or sounds while you concentrate. Urgent to-dos come through, and the bell counts.',
  quiet_how: `How do I switch on do not disturb?
Open your menu at the top right and press “Do not disturb”
Choose for how long

How do I set daily quiet hours?
Open your menu and press “Interface settings”
Choose the hours and the days under “Quiet hours”`,
  companies: 'Switching companies',
  companies_what: 'One account, several companies: you work in one at a time, each with its own tabs and data.',
  companies_how: `How do I switch?
Open your menu and press the switch beside the company
Choose a company and confirm

Why can I not choose one of them?
It has been disabled, or your account in it has
Ask the administrator of that company

What about my other browser tabs?
They follow into the new company`,
  applications: 'Applications',
  applications_what: 'Human resources, approval, production, finance and more, each on a page tab of its own.',
  applications_how: `How do I open one?
Press its name in the menu on the left or under “All applications”

Why is one missing?
Applications are shown by permission
Ask the administrator of your company for it

Do I lose work when I close a tab?
A dot marks unsaved work, and you are asked first
A right click lets you pin the tabs you use often`,
  companyPortal: 'Company portal',
  companyPortal_what: 'How your company presents itself: culture, figures, news, notices, products and history.',
  companyPortal_how: `Where are all news, notices or products?
Press “All” beside the heading
The lists can be searched

What does the dot beside a notice mean?
You have not read it yet; it goes once you do`,
  articles: 'Notices, news and products',
  articles_what: 'Read what your company publishes, turn to the next or previous one, and share it outside.',
  articles_how: `How do I share something?
Open it and press “Share”
Copy the link, or let somebody scan the code
Anybody can read it without signing in, so make sure it may be public

Why does a link lead nowhere?
The content may have been withdrawn, or the link is incomplete`,
  sharing: 'Public pages',
  sharing_what: 'A company’s public home and articles, for anybody with the link. No sign-in is needed.',
  sharing_how: `How do I get a public link?
Sign in and open the company portal or an article
Press “Share” and copy the link

The page says that it is closed
The company is disabled; reach it in another way`,
  scan: 'Scanning codes',
  scan_what: 'Scan sign-in and hand-off codes without the app. You see who signs in before you allow it.',
  scan_how:
    'How do I scan?\nPress “Scan a code” in your menu\nAim at the code, choose a picture of it, or paste its text',
  chat: 'Assistant',
  chat_what: 'Ask in your own words. Answers are made by AI: check them before you rely on them.',
  chat_how: `How do I ask?
Open the assistant at the top right
Type and press Enter; Shift and Enter begin a new line

What should I not write?
Passwords, codes, or private matters of others`,
  personalInfo: 'Personal information',
  personalInfo_what: 'Your picture, name, English name and email address.',
  personalInfo_how: `How do I change my picture?
Press “Change picture” and choose a file
Drag it into place and press “Use this picture”

Where do I change my phone number?
In the security settings, beside the number`,
  realName: 'Real name',
  realName_what: 'Submit your real name and identity number. Electronic signatures and some approvals require it.',
  realName_how: `How do I get verified?
Enter name and number as on your identity card
Submit them and wait for the review

It was refused. What now?
Correct what the page names
Submit again`,
  security: 'Security settings',
  security_what: 'Your password, phone number, second step and passkeys, your devices and the security log.',
  security_how: `How do I change my password?
Press “Change” in the line of the password
Enter the current one and the new one, and save
Other devices are signed out

I do not know one of the devices
End its session in the list of devices
Then change your password

How do I turn on the second step?
Follow the line of the second step
Keep the recovery codes in a safe place`,
  ...helpAccount,
  console: 'Console',
  console_what: 'Administrators look after their company here, and after their own account.',
  console_how: `Why do I see only part of the menu?
It is shown by permission
Ask the administrator of your company if you need more`,
  organization: 'My organisation',
  organization_what: 'Departments and members: add, transfer, disable, import and export.',
  organization_how: `How do I add a member?
Choose a department on the left and press “Add member”
Enter name and phone number
Whoever has no account yet is invited

How do I add many at once?
Press “Import”, get the template and fill it in
Choose the file, check the preview and confirm

How do I change departments?
The actions of a department add, rename, move or delete
Only one without people and departments below it can be deleted`,
  roles: 'Roles and permissions',
  roles_what: 'What each role may do. A change is in force at once for everybody who has the role.',
  roles_how: `How do I give a role a permission?
Find the permission and the role in the table
Turn on the switch where they meet

How do I give it to one person only?
Press “Edit” in the list of members
Turn on the switch under the permissions

Why can some switches not be moved?
Only the platform grants them, or it is your own access to the console`,
  acts: 'Acts of administrators',
  acts_what: 'What administrators did, changed phones and wrong codes, for three years. Nobody can alter them.',
  acts_how: `Where do I find them?
Press “All acts” in the console’s home, then look for a person, an act or days, or export the list`,
  certification: 'Certification of the company',
  certification_what: 'Submit the business licence for review, to sign contracts and get special invoices.',
  certification_how: `How do I submit it?
Enter name, credit code, legal representative and address
Upload the licence and submit

It was refused. What now?
Correct every place that is named, with its reason
Submit again`,
  orders: 'Orders',
  orders_what: 'Your company’s orders: renewals and more users, payment and invoices.',
  orders_how: `How do I pay?
Open the unpaid order
Transfer the amount to the account shown, with its remark
The provider checks the payment and opens what you ordered

How do I get an invoice?
Ask for it on a paid order`,
  openTenant: 'Opening a company',
  openTenant_what: 'For the platform’s administrators: company, edition, administrator and confirmation, step by step.',
  openTenant_how: `How do I open a company?
Fill in each step and go on to the next
Check everything and open it
Its administrator is notified

What if I leave halfway?
What you entered is kept`,
  problems: 'When something goes wrong',
  problems_what: 'Reload and try again first. If it still fails, hand a report to your administrator.',
  problems_how: `How do I report a problem?
Open help and press “Report a problem”
Say what happened, look at the preview and save the file
Hand the file to the administrator of your company

How do I export the action log?
Open help and press “Export the action log”
Look at what is in it and save the file
Names, numbers and texts are hidden in it

What happens without a network?
The page says so, and goes on by itself afterwards
What you have typed is not lost`,
  replay: 'Replaying an action log',
  replay_what: 'For developers: open an action log at /replay and follow step by step what happened. Nothing is sent.',
  replay_how: `How do I replay one?
Open /replay and choose or drop the file
Arrow keys step, the space bar plays
Plus and minus change the speed`,
};
