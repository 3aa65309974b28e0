import { type LinkProps, useNavigate, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The `_id` of the student for whom a form is opened. Only the id, because history entries outlive the session. */
    student?: string;
  }
}

/** Reads the student's `_id` from a history entry; undefined for anything but a non-empty string. */
export function getStudentId(state: { student?: unknown }): string | undefined {
  return typeof state.student === 'string' && state.student !== '' ? state.student : undefined;
}

/** The path of a form. */
export type FormPath = NonNullable<LinkProps['to']>;

/** The student of a navigation. */
export interface RequestedStudent {
  id: string;
  /** Identifies the navigation: the same student may be requested again. */
  navigation: string;
}

/** The student for whom the page at this path was opened. The router has the state of the next page before this one unmounts. */
export function useRequestedStudent(path: FormPath): RequestedStudent | undefined {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const state = useRouterState({ select: ({ location }) => location.state });
  const id = getStudentId(state);
  return pathname === path && id !== undefined ? { id, navigation: state.__TSR_key ?? id } : undefined;
}

/** Returns a function that forgets the student, who would otherwise come back at a reload of a form that is used for the next one. */
export function useForgetStudent(path: FormPath): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: path, replace: true, resetScroll: false, ignoreBlocker: true });
}
