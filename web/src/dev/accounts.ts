import { runningMocks, tokenFor } from '@institute/mocks/browser';
import { safeStorage } from '../lib/storage.ts';
import { parseSession } from '../session/parse-session.ts';
import { adminTokenKey, sessionKey } from '../session/store.ts';

// The panel must not throw in a browser without storage.
const local = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** Labels of the accounts that need no password, by their id. */
export const accountLabels = { guest: 'Guest', 'u-student': 'Student', 'u-franchise': 'Franchise operator', other: 'Another account' };

export type AccountKey = keyof typeof accountLabels;

export function currentAccount(): AccountKey {
  const id = parseSession(local.getItem(sessionKey) ?? '')?.user._id;
  if (id === undefined) return 'guest';
  return id === 'u-student' || id === 'u-franchise' ? id : 'other';
}

/** Writes or removes the stored session. The page must be reloaded afterwards. */
export function signInAs(key: AccountKey): void {
  const account = runningMocks().store.state.db.accounts.find(({ _id }) => _id === key);
  if (key === 'guest') {
    local.removeItem(sessionKey);
    tab.removeItem(adminTokenKey);
  } else if (account) {
    const { _id, fullName, email, role, rollNo } = account;
    local.setItem(sessionKey, JSON.stringify({ token: tokenFor(_id), user: { _id, fullName, email, role, rollNo } }));
  }
}
