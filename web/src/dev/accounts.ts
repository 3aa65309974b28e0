import type { SignedIn } from '@institute/mocks/panel';
import { safeStorage } from '../lib/storage.ts';
import { parseSession } from '../session/parse-session.ts';
import { adminTokenKey, sessionKey } from '../session/store.ts';

// The panel must not throw in a browser without storage.
const local = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** The id of the signed-in account; undefined for a guest. */
export function currentAccount(): string | undefined {
  return parseSession(local.getItem(sessionKey) ?? '')?.user._id;
}

/** Writes or removes the stored session. The page must be reloaded afterwards. */
export function signInAs(session: SignedIn | undefined): void {
  if (session) {
    local.setItem(sessionKey, JSON.stringify(session));
  } else {
    local.removeItem(sessionKey);
    tab.removeItem(adminTokenKey);
  }
}
