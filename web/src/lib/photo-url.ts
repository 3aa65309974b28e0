import type { User } from '@institute/sdk';

/** Where a person's photo is: two names for one thing in what is read. An empty address is none. */
export function photoAddress(user: Pick<User, 'avatar' | 'profile'>): string | undefined {
  return user.avatar?.url || user.profile?.url || undefined;
}
