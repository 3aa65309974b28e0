import { createContext, useContext } from 'react';

export const UserIdContext = createContext<(() => string | undefined) | undefined>(undefined);

/** Returns a function that reads the id of the signed-in user, without a subscription. Throws outside of a `UserIdContext`. */
export function useGetUserId(): () => string | undefined {
  const getUserId = useContext(UserIdContext);
  if (!getUserId) throw new Error('useGetUserId needs a UserIdContext above it.');
  return getUserId;
}
