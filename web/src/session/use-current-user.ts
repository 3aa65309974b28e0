import * as text from '#text/site.ts';
import { useSession, useViewer } from './use-session.ts';

export interface CurrentUser {
  fullName: string;
  role: unknown;
}

/** Name and role of the signed-in user: from the profile, and until it has loaded from the stored session. */
export function useCurrentUser(): CurrentUser | undefined {
  const session = useSession();
  const viewer = useViewer();
  if (!session) return undefined;
  const user = viewer.status === 'success' ? viewer.user : session.user;
  return { fullName: user.fullName ?? session.user.email ?? text.myAccount, role: user.role };
}
