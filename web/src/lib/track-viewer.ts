import { createContext, useContext } from 'react';

/** Returns the token of the session; undefined for a guest. */
export const TokenContext = createContext<(() => string | undefined) | undefined>(undefined);

/**
 * Returns a function that starts to track the viewer. It returns a check that is true as long as the same user is signed in.
 * A response must not reach the user who signs in next. Throws outside of a `TokenContext`.
 */
export function useTrackViewer(): () => () => boolean {
  const getToken = useContext(TokenContext);
  if (!getToken) throw new Error('useTrackViewer needs a TokenContext above it.');
  return () => {
    const token = getToken();
    return () => getToken() === token;
  };
}
