import type { User } from '@institute/sdk';

/** Where a person's photo is: two names for one thing in what is read. */
export function photoAddress({ avatar, profile }: Pick<User, 'avatar' | 'profile'>): string | undefined {
  return avatar?.url ?? profile?.url;
}
