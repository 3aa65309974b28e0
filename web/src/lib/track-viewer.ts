import { createContext, useContext } from 'react';

export const ViewerIdContext = createContext<(() => string | undefined) | undefined>(undefined);

/** Returns a function that reads the id of the signed-in user, without a subscription. Throws outside of a `ViewerIdContext`. */
export function useGetViewerId(): () => string | undefined {
  const getViewerId = useContext(ViewerIdContext);
  if (!getViewerId) throw new Error('useGetViewerId needs a ViewerIdContext above it.');
  return getViewerId;
}

/**
 * Returns a function that starts to track the signed-in user. It returns a check that is true as long as the same user is signed in.
 * A response must not reach the user who signs in next.
 */
export function useTrackViewer(): () => () => boolean {
  const getViewerId = useGetViewerId();
  return () => {
    const id = getViewerId();
    return () => getViewerId() === id;
  };
}
