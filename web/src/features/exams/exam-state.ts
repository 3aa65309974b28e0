declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The `_id` of the exam whose students are shown. Only the id, because history entries outlive the session. */
    exam?: string;
  }
}

/** Reads the exam's `_id` from a history entry; undefined for anything but a non-empty string. */
export function getExamId(state: { exam?: unknown }): string | undefined {
  return typeof state.exam === 'string' && state.exam !== '' ? state.exam : undefined;
}
