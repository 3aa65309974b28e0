import { runningMocks, tokenFor } from '@institute/mocks/browser';
import { safeStorage } from '../lib/storage.ts';
import { parseSession } from '../session/record.ts';
import { adminTokenKey, sessionKey } from '../session/store.ts';

/** The panel must not take the page along where storage is refused. */
const local = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** Whom a developer can be without typing a password. */
export const people = { nobody: 'Nobody', 'u-student': 'Student', 'u-franchise': 'Franchise operator', other: 'Somebody else' };

export type PersonName = keyof typeof people;

export function currentPerson(): PersonName {
  const id = parseSession(local.getItem(sessionKey) ?? '')?.user._id;
  if (id === undefined) return 'nobody';
  return id === 'u-student' || id === 'u-franchise' ? id : 'other';
}

export function signInAs(person: PersonName): void {
  const account = runningMocks().store.state.db.accounts.find(({ _id }) => _id === person);
  if (person === 'nobody') {
    local.removeItem(sessionKey);
    tab.removeItem(adminTokenKey);
  } else if (account) {
    const { _id, fullName, email, role, rollNo } = account;
    local.setItem(sessionKey, JSON.stringify({ token: tokenFor(_id), user: { _id, fullName, email, role, rollNo } }));
  }
}
