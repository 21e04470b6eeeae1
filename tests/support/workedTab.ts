import { backendWith } from './backend.ts';
import { playFlow, type Reply } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

/** A call that a tab at work makes, for tests of what follows when any call is refused. */
export const SUMMARY = 'GET /api/notification/user-notification-statistics';
export const refused: Reply = { status: 401 };

/** Stores what a new tab in the company `Former` has stored. */
export function storeTokens(): void {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
}

/** A person who has worked in `Former` for a while: the page's first responses have arrived. */
export async function workedTab(path = '/portal') {
  const play = await playFlow(backendWith([former]), { path, preloadedState: signedIn() });
  await play.pass(0);
  await play.pass(10_000);
  play.events();
  play.calls();
  return play;
}
