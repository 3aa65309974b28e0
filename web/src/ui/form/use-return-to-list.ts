import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { toasts } from '../toast/toast-store.ts';
import type { Submission } from './mutation-form.tsx';

/** The path of a list page. */
export type ListPath = NonNullable<LinkProps['to']>;

/** Returns a success handler: it removes the draft, shows the server's message and goes to the list, unless the viewer has left the form already. */
export function useReturnToList(listPath: ListPath) {
  const navigate = useNavigate();
  return ({ message }: { message: string }, { hasLeft, removeDraft }: Pick<Submission, 'hasLeft' | 'removeDraft'>) => {
    removeDraft();
    toasts.success(message);
    if (!hasLeft) void navigate({ to: listPath, ignoreBlocker: true });
  };
}
