import type { Play } from './playFlow.ts';

/** Answers a change like a backend whose version is `stamp`: 412 for a change based on another version. */
export function acceptOnly(play: Play, call: string, stamp: string): void {
  play.backend[call] = () =>
    play.headersOf(call).get('If-Match') === `"${stamp}"`
      ? { status: 204 }
      : { status: 412, body: { error: { message: 'changed' } } };
}

/** The open question: its title, and the two conflicting values. */
export function choiceOf(play: Play): { id: string; title: unknown; saved: unknown; own: unknown } | null {
  const asked = play.state().feedback.confirmation;
  if (!asked || !('params' in asked.question)) return null;
  const { saved, own } = asked.question.params ?? {};
  return { id: asked.id, title: asked.title, saved, own };
}
