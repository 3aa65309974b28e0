import type { SignedIn } from '../db/sign-in.ts';
import { SelectField } from './select-field.tsx';
import type { MocksOfPanel } from './use-mocks.ts';

export interface SignInProps {
  /** Returns the id of the signed-in account, or undefined for a guest. The open panel calls it every second. */
  getAccount?: () => string | undefined;
  /** Stores a session, or with undefined ends it. */
  onSignIn: (session: SignedIn | undefined) => void;
}

const accounts = [
  { value: '', label: 'Guest' },
  { value: 'u-student', label: 'Student' },
  { value: 'u-franchise', label: 'Franchise operator' },
];

/** Signs in without a password. */
export function SignIn({ getAccount, onSignIn, mocks: { control, run } }: SignInProps & { mocks: MocksOfPanel }) {
  return (
    <SelectField
      label="Account"
      value={getAccount?.() ?? ''}
      options={accounts}
      otherLabel="Another account"
      onChange={(accountId) =>
        void run(async () => {
          onSignIn(accountId ? await control('POST /sign-in', { accountId }) : undefined);
        })
      }
    />
  );
}
