import type { Message } from '../../lib/message.ts';
import { performer } from '../../lib/performer.ts';
import { currentWords } from './words.ts';

/**
 * Requests the browser's permission to show notifications; it asks the person, once. `missing`: it does not support
 * them. Call it while handling a click, as browsers require.
 */
export const askToNotify = performer(
  'askToNotify',
  async function askToNotify(): Promise<NotificationPermission | 'missing'> {
    return 'Notification' in window ? Notification.requestPermission() : 'missing';
  },
  'asks',
);

/** Tones of the chime: frequency in hertz, and start in seconds. */
const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.12 },
] as const;
const LOUDNESS = 0.08;
const FADE_SECONDS = 0.35;

/** Plays two soft tones. Silent if the browser allows no sound before a click. */
export const playChime = performer('playChime', function playChime(): void {
  // Before a click the sounds would be queued, and all play at once with the first click.
  if (!('AudioContext' in window) || navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  for (const { frequency, at } of TONES) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    const begin = audio.currentTime + at;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + FADE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + FADE_SECONDS);
    tone.onended = () => tone.frequency.value === TONES.at(-1)?.frequency && void audio.close();
  }
});

interface NoticeWords {
  readonly title: string;
  /** Its lines. */
  readonly body: readonly Message[];
  /** A repeated notification replaces itself. */
  readonly tag: string;
}
/**
 * Shows a browser notification and reports its outcome once: it was pressed, and the tab is in front; it is gone; or it
 * was refused, because the permission was revoked or the browser does not let pages show any, as on Android. Returns a
 * function that removes it.
 */
export function showNotice(words: NoticeWords, tell: (what: 'pressed' | 'gone' | 'refused') => void): () => void {
  const notice = made(words);
  if (notice === null) {
    tell('refused');
    return () => {};
  }
  notice.onclick = () => {
    window.focus();
    tell('pressed');
  };
  notice.onclose = () => tell('gone');
  notice.onerror = () => tell('refused');
  return () => notice.close();
}

function made({ title, body, tag }: NoticeWords): Notification | null {
  try {
    return new Notification(title, { body: body.map(currentWords).join('\n'), tag, icon: '/favicon.svg' });
  } catch (thrown) {
    // This is how browsers signal that only a service worker may show one.
    if (thrown instanceof TypeError) return null;
    throw thrown;
  }
}
