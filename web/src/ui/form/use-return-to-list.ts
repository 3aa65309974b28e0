import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { notices } from '../toast/toast-store.ts';
import type { SentForm } from './create-form.tsx';

/** The list that a form belongs to. */
export type ListPath = NonNullable<LinkProps['to']>;

/** After a create: the message of the server, and the list with the new row. Whoever has gone elsewhere meanwhile stays there. */
export function useReturnTo(list: ListPath) {
  const navigate = useNavigate();
  return ({ message }: { message: string }, { left }: Pick<SentForm, 'left'>) => {
    notices.success(message);
    if (!left) void navigate({ to: list, ignoreBlocker: true });
  };
}
