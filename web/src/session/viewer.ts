import type { User } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '../lib/use-api.ts';
import { useSession } from './use-session.ts';

/** Who looks at the page. The role comes from the profile, never from the stored record. */
export type Viewer =
  | { status: 'guest' }
  | { status: 'loading' }
  | { status: 'failed'; pending: boolean; retry: () => void }
  | { status: 'ready'; user: User };

/** Loads the profile whenever there is a token. */
export function useViewer(): Viewer {
  const { queries } = useApi();
  const session = useSession();
  const profile = useQuery({ ...queries.getProfile(), enabled: session !== undefined });
  // What it opens is drawn a little at a time. Only whether there is one may be old, never whose it is.
  const isOpen = useDeferredValue(profile.data !== undefined);
  if (!session) return { status: 'guest' };
  if (profile.data && isOpen) return { status: 'ready', user: profile.data.user };
  if (profile.data || !profile.isFetched) return { status: 'loading' };
  return { status: 'failed', pending: profile.isFetching, retry: () => void profile.refetch() };
}
