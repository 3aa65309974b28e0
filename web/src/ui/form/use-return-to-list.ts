import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { toasts } from '../toast/toast-store.ts';
import type { Submission } from './mutation-form.tsx';

/** The path of a list page. */
export type ListPath = NonNullable<LinkProps['to']>;

/**
 * Returns a success handler: it removes the draft, shows the server's message and goes to the list, unless the viewer has left the form
 * already. After the second submit button it calls `onNext` instead of going to the list.
 */
export function useReturnToList(listPath: ListPath, onNext?: (submission: Submission) => void) {
  const navigate = useNavigate();
  return ({ message }: { message: string }, submission: Submission) => {
    submission.removeDraft();
    toasts.success(message);
    if (submission.isNext) onNext?.(submission);
    else if (!submission.hasLeft) void navigate({ to: listPath, ignoreBlocker: true });
  };
}
