import type { Operation } from '../../generator/operation.ts';
import { parseJson } from './bodies.ts';
import { exchange } from './send.ts';
import type { Account, Credentials, Server } from './types.ts';

export async function loadAccount(server: Server, token: string, credentials?: Credentials): Promise<Account> {
  const sent = await exchange(server, 'getProfile', {}, token);
  const profile = sent instanceof Error || !sent.response.ok ? undefined : parseJson(sent.text);
  const user: unknown = Reflect.get(Object(profile), 'user');
  const { role, email } = Object(user);
  return {
    token,
    role: Number.isInteger(role) ? role : undefined,
    email: credentials?.email ?? (typeof email === 'string' ? email : undefined),
    ...(credentials && { password: credentials.password }),
    profile,
  };
}

/** Resolves with the accounts that could sign in, and with the server's reasons for rejecting the others. No reason holds a password. */
export async function signIn(server: Server, credentials: Credentials[]) {
  const accounts: Account[] = [];
  const rejections: { status: number; reason: string }[] = [];
  for (const { email, password } of credentials) {
    const sent = await exchange(server, 'login', { email, password }, null);
    if (sent instanceof Error) {
      rejections.push({ status: 0, reason: `${email}: ${sent.message}` });
      continue;
    }
    const { status, ok } = sent.response;
    const { token, user } = Object(parseJson(sent.text));
    if (ok && typeof token === 'string' && token) {
      const account = await loadAccount(server, token, { email, password });
      accounts.push({ ...account, role: account.role ?? Object(user).role });
    } else if (status >= 400) {
      rejections.push({ status, reason: `${email}: ${sent.error?.message ?? ''}`.replaceAll(password, '***') });
    }
  }
  return { accounts, rejections };
}

export function requiresToken({ security, isTokenOptional }: Operation): boolean {
  return security.length > 0 && !isTokenOptional;
}

/** An account with a role that may call the operation. Prefers a student, because the contract's examples use a student's data. */
export function selectAccount({ security, roles }: Operation, accounts: Account[]): Account | undefined {
  if (security.length === 0) return undefined;
  const permitted = accounts.filter(({ role }) => role === undefined || roles.length === 0 || roles.includes(role));
  return permitted.find(({ role }) => role === 10 || role === 11) ?? permitted[0];
}
