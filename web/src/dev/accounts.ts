import type { SignedIn } from '@institute/mocks/panel';
import { browserStorage, tabStorage } from '#lib/storage.ts';
import { parseSession } from '#session/parse-session.ts';
import { adminTokenKey, sessionKey } from '#session/store.ts';

/** The id of the signed-in account; undefined for a guest. */
export function currentAccount(): string | undefined {
  return parseSession(browserStorage.getItem(sessionKey) ?? '')?.user._id;
}

/** Writes or removes the stored session. The page must be reloaded afterwards. */
export function signInAs(session: SignedIn | undefined): void {
  if (session) {
    browserStorage.setItem(sessionKey, JSON.stringify(session));
  } else {
    browserStorage.removeItem(sessionKey);
    tabStorage.removeItem(adminTokenKey);
  }
}
