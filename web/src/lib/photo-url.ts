import type { User } from '@institute/sdk';

/** The URL of a user's photo. Responses have it in `avatar` or in `profile`; an empty URL counts as missing. */
export function photoUrl(user: Pick<User, 'avatar' | 'profile'>): string | undefined {
  return user.avatar?.url || user.profile?.url || undefined;
}
