import { createContext, useContext } from 'react';

export const UserIdContext = createContext<(() => string | undefined) | undefined>(undefined);

/** Returns a function that reads the id of the signed-in user, without a subscription. Throws outside of a `UserIdContext`. */
export function useGetUserId(): () => string | undefined {
  const getUserId = useContext(UserIdContext);
  if (!getUserId) throw new Error('useGetUserId needs a UserIdContext above it.');
  return getUserId;
}

/**
 * Returns a function that starts to track the signed-in user. It returns a check that is true as long as the same user is signed in.
 * A response must not reach the user who signs in next.
 */
export function useTrackUser(): () => () => boolean {
  const getUserId = useGetUserId();
  return () => {
    const id = getUserId();
    return () => getUserId() === id;
  };
}
