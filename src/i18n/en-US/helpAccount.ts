import type { Translated } from '../types.ts';
import type { helpAccount as source } from '../zh-CN/helpAccount.ts';

export const helpAccount: Translated<typeof source> = {
  ownAccount: 'My account',
  ownAccount_what:
    'Your name and picture, how and where you are signed in, your data as a file, and the end of your account.',
  ownAccount_how: `Where do I change my password?
Open “Security settings”
Press “Change” in the line of the password

Something was changed, and not by me
Press “Not me” beside the change
Confirm who you are, then set a new password

How do I delete my account?
Press “Delete the account” and confirm who you are
Within two weeks you can press “Keep the account”`,
  signIn: 'Signing in',
  signIn_what: 'By password, text message, code scan or passkey. Never share a code with anyone; enter it only here.',
  signIn_how: `I forgot my password
Press “Forgot password” on the sign-in page
Get a code on your phone and choose a new password

No text message arrives
Check the number, wait a moment and ask again
If none comes, ask your administrator`,
};
