import type { Operation } from '../../generator/operation.ts';
import { signIn } from './accounts.ts';
import { parseJson } from './bodies.ts';
import { findRecord } from './effects.ts';
import { isRecord } from './requests.ts';
import { drift, type Sent, send } from './send.ts';
import type { Account, Finding, Run, SentRequest } from './types.ts';

/** If a server accepts a wrong value, the account must not keep an unknown password or a profile that cannot be restored. */
export function isRestorable({ id, method, input }: Operation, name: string, account: Account | undefined): boolean {
  if (method !== 'PUT') return true;
  if (input.properties?.[name]?.format === 'password') return false;
  return id !== 'updateProfile' || typeof findRecord(account?.profile)?.[name] === 'string';
}

/** Signs in again, because a write may have ended sessions. One finding for each account that can no longer sign in. */
async function renewTokens(run: Run): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const account of run.accounts) {
    const { email, password, token, role } = account;
    if (!email || !password) continue;
    const { accounts, rejections } = await signIn(run.server, [{ email, password }]);
    const [renewed] = accounts;
    if (renewed) {
      account.token = renewed.token;
      run.secrets.add(renewed.token);
      run.bodies.move(token, renewed.token);
      for (const asked of run.askedAs.values()) if (asked.has(token)) asked.add(renewed.token);
    }
    // A rejection for another reason, such as a rate limit, does not mean that the account is lost.
    const isLost = rejections.some(({ status }) => status === 401 || status === 403);
    if (isLost) findings.push(drift(`role ${role} could sign in before the run, and cannot after it`));
  }
  return findings;
}

async function restoreProfiles(run: Run): Promise<Finding[]> {
  const query = run.operations.find(({ id }) => id === 'getProfile');
  const update = run.operations.find(({ id }) => id === 'updateProfile');
  if (!query || !update) return [];
  const findings: Finding[] = [];
  for (const account of run.accounts) findings.push(...(await restoreProfile(run, query, update, account)));
  return findings;
}

/** Restores profiles before the sign-in, because an email address may have changed, and after it, because a session may have ended. */
export async function restoreAccounts(run: Run): Promise<{ signIns: Finding[]; profiles: Finding[] }> {
  await restoreProfiles(run);
  const signIns = await renewTokens(run);
  return { signIns, profiles: await restoreProfiles(run) };
}

async function restoreProfile(run: Run, query: Operation, update: Operation, account: Account): Promise<Finding[]> {
  const { token, role } = account;
  const before = findRecord(account.profile);
  if (!before) return [];
  const findChanged = async () => {
    const { exchange } = await sendPatiently(run, query, { input: {}, token });
    const now = exchange instanceof Error || !exchange.response.ok ? undefined : findRecord(parseJson(exchange.text));
    return now && Object.keys(before).filter((name) => isSent(update, name) && !isSame(before[name], now[name]));
  };
  // One field at a time, because the server may reject a single value.
  for (const name of (await findChanged()) ?? []) await sendPatiently(run, update, { input: { [name]: before[name] ?? null }, token });
  const changed = await findChanged();
  if (!changed) return [{ ...drift(`the profile of role ${role} could not be read after the run`), level: 'warning' }];
  return changed.map((name) => drift(`the profile of role ${role} could not be put back: its ${name} has changed`));
}

function isSent({ input: { properties = {} } }: Operation, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.format !== 'password';
}

/** A picture comes as a record, which an update cannot send back, so it counts as unchanged. */
function isSame(before: unknown, now: unknown): boolean {
  return isRecord(before) || isRecord(now) || (before ?? null) === (now ?? null);
}

/** Waits once where the server limits the rate of requests. */
async function sendPatiently(run: Run, operation: Operation, request: SentRequest): Promise<Sent> {
  const sent = await send(run, operation, request);
  if (sent.exchange instanceof Error || sent.status !== 429) return sent;
  const seconds = Math.min(Number(sent.exchange.response.headers.get('retry-after')) || 1, 10);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return send(run, operation, request);
}
