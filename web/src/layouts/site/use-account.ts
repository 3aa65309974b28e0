import { useSession } from '../../session/use-session.ts';
import { useViewer } from '../../session/viewer.ts';

export interface Account {
  fullName: string;
  role: unknown;
}

/** The signed-in person as far as it is known: from the profile, until it is here from the stored record. */
export function useAccount(): Account | undefined {
  const session = useSession();
  const viewer = useViewer();
  if (!session) return undefined;
  const user = viewer.status === 'ready' ? viewer.user : session.user;
  return { fullName: user.fullName ?? session.user.email ?? 'My account', role: user.role };
}
