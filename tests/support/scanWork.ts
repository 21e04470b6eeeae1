import { codeGiven } from '../../src/features/codeScan/codeScanSlice.ts';
import { backendWith } from './backend.ts';
import { companyOf } from './fixtures.ts';
import { type Backend, playFlow } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

export const SCAN = 'POST /api/account/qrcode-scan/c1';
export const ANSWER = 'POST /api/account/qrcode-answer/c1';
/** Another of lin's companies. */
export const aurora = companyOf('Aurora');
/** What the server says about the browser that shows the code `c1`. */
export const asker = { browserInfo: 'Chrome-126, Windows-11', ip: '10.0.0.1', expiresIn: 120 };

/** Lin on the page that scans codes; its camera is `fakeCamera`. */
export async function playScan(backend: Backend = {}, path = '/scan') {
  const play = await playFlow(
    { ...backendWith([former, aurora]), [SCAN]: { body: asker }, [ANSWER]: { status: 204 }, ...backend },
    { path, preloadedState: signedIn() },
  );
  await play.pass(0);
  const give = async (text: string) => {
    play.dispatch(codeGiven(text));
    await play.pass(0);
  };
  return { ...play, give, scan: () => play.state().codeScan, path: () => play.state().routing.location };
}
