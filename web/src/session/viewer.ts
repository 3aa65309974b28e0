import type { User } from '@institute/sdk';
import { useGetProfile } from '@institute/sdk/react';
import { useDeferredValue } from 'react';
import { useSession } from './use-session.ts';

/** The guest or signed-in user who is viewing the page. The role is that of the profile, never that of the stored session. */
export type Viewer =
  | { status: 'guest' }
  | { status: 'loading' }
  | { status: 'error'; isFetching: boolean; refetch: () => void }
  | { status: 'success'; user: User };

/** Fetches the profile as soon as there is a session. */
export function useViewer(): Viewer {
  const session = useSession();
  const profile = useGetProfile({}, { enabled: session !== undefined });
  // React renders the guarded page in slices. Only the presence of the profile is deferred, never the profile itself.
  const hasProfile = useDeferredValue(profile.data !== undefined);
  if (!session) return { status: 'guest' };
  if (profile.data && hasProfile) return { status: 'success', user: profile.data.user };
  if (profile.data || !profile.isFetched) return { status: 'loading' };
  return { status: 'error', isFetching: profile.isFetching, refetch: () => void profile.refetch() };
}
