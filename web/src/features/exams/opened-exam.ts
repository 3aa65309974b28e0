declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The _id of the exam whose students are looked at: its id alone, because a history outlives a session. */
    exam?: string;
  }
}

/** The exam that a history entry names; anything else counts as none. */
export function openedExam(state: { exam?: unknown }): string | undefined {
  return typeof state.exam === 'string' && state.exam !== '' ? state.exam : undefined;
}
