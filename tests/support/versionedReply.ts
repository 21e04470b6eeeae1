import type { Play } from './playFlow.ts';

/** Answers a change as a backend does that has `stamp`: 412 for one that is based on another version. */
export function acceptOnly(play: Play, call: string, stamp: string): void {
  play.backend[call] = () =>
    play.headersOf(call).get('If-Match') === `"${stamp}"`
      ? { status: 204 }
      : { status: 412, body: { error: { message: 'changed' } } };
}

/** The question that is open: its title, and what stands against what. */
export function choiceOf(play: Play): { id: string; title: unknown; saved: unknown; own: unknown } | null {
  const asked = play.state().feedback.confirmation;
  if (!asked || !('params' in asked.question)) return null;
  const { saved, own } = asked.question.params ?? {};
  return { id: asked.id, title: asked.title, saved, own };
}
