/** The sequence that ends a session while the shell is open, from its last event to the sign-in page (ACC-7). */
export const SHELL_LEFT = [
  'session/sessionCleared',
  'shell/shellClosed',
  '→ flushPersistence',
  'routing/navigationWanted',
  'realtime/connectionStopped',
  'routing/locationChanged',
] as const;
