/** Names of the seven lists (§2 "To-do centre"). */
export const LIST_KEYS = {
  inProgress: 'todoCentre:inProgress',
  overdue: 'todoCentre:overdue',
  finished: 'todoCentre:finished',
  workFollowed: 'todoCentre:followed',
  participating: 'todoCentre:iParticipate',
  started: 'todoCentre:iStarted',
  personalFollowed: 'todoCentre:iFollow',
} as const;

/** What an empty list says. */
export const EMPTY_KEYS = {
  inProgress: { title: 'workbench:noInProgress', sentence: 'workbench:noInProgressSentence' },
  overdue: { title: 'workbench:noOverdue', sentence: 'workbench:noOverdueSentence' },
  finished: { title: 'workbench:noFinished', sentence: 'workbench:noFinishedSentence' },
  workFollowed: { title: 'workbench:noFollowed', sentence: 'workbench:noFollowedSentence' },
  participating: { title: 'workbench:noParticipating', sentence: 'workbench:noParticipatingSentence' },
  started: { title: 'workbench:noStarted', sentence: 'workbench:noStartedSentence' },
  personalFollowed: { title: 'workbench:noFollowed', sentence: 'workbench:noFollowedSentence' },
} as const;
