import type { Message } from '../../lib/message.ts';
import { performer } from '../../lib/performer.ts';
import { currentWords } from './words.ts';

/**
 * Asks the browser for leave to show notifications; it asks the person, once. `missing`: it has none. To be called while a
 * click is handled, which browsers demand.
 */
export const askToNotify = performer(
  'askToNotify',
  async function askToNotify(): Promise<NotificationPermission | 'missing'> {
    return 'Notification' in window ? Notification.requestPermission() : 'missing';
  },
  'asks',
);

/** Tones of the chime: hertz, and the seconds after which each begins. */
const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.12 },
] as const;
const LOUDNESS = 0.08;
const FADE_SECONDS = 0.35;

/** Two soft tones. Silent where the browser allows none before a click. */
export const playChime = performer('playChime', function playChime(): void {
  // Before a click the sound would be kept, and come all at once with the first.
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
  /** The same notification replaces itself. */
  readonly tag: string;
}
/**
 * Shows a notification of the browser, and tells once what becomes of it: it was pressed, and the tab is in front; it is
 * gone; or it was refused, because leave was taken back or the browser shows none to pages, as on Android. Returns a function
 * that takes it away.
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
    // So browsers say that only a service worker may show one.
    if (thrown instanceof TypeError) return null;
    throw thrown;
  }
}
