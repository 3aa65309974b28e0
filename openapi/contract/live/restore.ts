import type { Operation } from '../../generator/operation.ts';
import { signIn } from './accounts.ts';
import { parseJson } from './bodies.ts';
import { findRecord } from './effects.ts';
import { isRecord, planOf } from './requests.ts';
import { drift, send } from './send.ts';
import type { Account, Fields, Finding, Run, Sent, SentRequest } from './types.ts';

/** The field that no operation has. A server that stores it lets a client set every field of a record. */
export const unknownField = 'contractUnknown';

/** If a server accepts a wrong value, the account must not keep an unknown password or a profile that cannot be restored. */
export function isRestorable({ id, method, input }: Operation, name: string, account: Account | undefined): boolean {
  if (method !== 'PUT') return true;
  if (input.properties?.[name]?.format === 'password') return false;
  return id !== 'updateProfile' || typeof findRecord(account?.profile)?.[name] === 'string';
}

/** Restores the profiles at once after a request that may have changed one: whatever happens next, the account can sign in. */
export async function undoChanges(run: Run): Promise<void> {
  if (run.changers.size === 0) return;
  const changed = run.accounts.filter(({ token }) => run.changers.has(token));
  // An anonymous request that a server accepts may have changed any account.
  const findings = await restoreProfiles(run, changed.length === run.changers.size ? changed : run.accounts);
  // The server may have ended the session of the account.
  if (findings.length > 0) {
    await renewTokens(run);
    await restoreProfiles(run, run.accounts);
  }
  run.changers.clear();
}

/** Restores profiles before the sign-in, because an email address may have changed, and after it, because a session may have ended. */
export async function restoreAccounts(run: Run): Promise<{ signIns: Finding[]; profiles: Finding[] }> {
  await restoreProfiles(run, run.accounts);
  const signIns = await renewTokens(run);
  return { signIns, profiles: await restoreProfiles(run, run.accounts) };
}

/** One sentence about the records and pictures that the run has left on the server. */
export function describeLasting(run: Run): string[] {
  const { operations } = run;
  const left = new Map(run.lasting);
  // A deletion undoes the creation of a row in its list.
  for (const deletion of operations.filter(({ method, path }) => method === 'DELETE' && path.includes('{'))) {
    const lists = planOf(run, deletion).links.map(({ from }) => from.id);
    const creation = operations.find(({ method, invalidates }) => method === 'POST' && lists.includes(String(invalidates[0])));
    if (creation) left.set(creation.id, (left.get(creation.id) ?? 0) - (left.get(deletion.id) ?? 0));
    left.delete(deletion.id);
  }
  const names = [...left].filter(([, count]) => count > 0).map(([id, count]) => `${id} ${count}`);
  return names.length > 0 ? [`Left on the server, because it cannot be undone (operation and times): ${names.join(', ')}.`] : [];
}

/** Signs in again, because a write may have ended sessions. One finding for each account that can no longer sign in. */
export async function renewTokens(run: Run): Promise<Finding[]> {
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
    }
    // A rejection for another reason, such as a rate limit, does not mean that the account is lost.
    const isLost = rejections.some(({ status }) => status === 401 || status === 403);
    if (isLost) findings.push(drift(`role ${role} could sign in before the run, and cannot after it`, undefined, 'account'));
  }
  return findings;
}

async function restoreProfiles(run: Run, accounts: Account[]): Promise<Finding[]> {
  const query = run.operations.find(({ id }) => id === 'getProfile');
  const update = run.operations.find(({ id }) => id === 'updateProfile');
  if (!query || !update) return [];
  const findings: Finding[] = [];
  for (const account of accounts) findings.push(...(await restoreProfile(run, query, update, account)));
  return findings;
}

async function restoreProfile(run: Run, query: Operation, update: Operation, account: Account): Promise<Finding[]> {
  const { token, role } = account;
  const before = findRecord(account.profile);
  if (!before) return [];
  const findChanged = async (): Promise<Fields | undefined> => {
    const { exchange } = await sendPatiently(run, query, { input: {}, token });
    const now = exchange instanceof Error || !exchange.response.ok ? undefined : findRecord(parseJson(exchange.text));
    if (!now) return undefined;
    const names = [...Object.keys(before).filter((name) => isSent(update, name)), unknownField];
    return Object.fromEntries(names.filter((name) => !isSame(before[name], now[name])).map((name) => [name, before[name] ?? null]));
  };
  const put = (input: Fields) => sendPatiently(run, update, { input, token });
  let changed = await findChanged();
  if (changed && Object.keys(changed).length > 0) {
    await put(changed);
    changed = await findChanged();
    // One field at a time, because the server may have rejected a single value.
    for (const [name, value] of Object.entries(changed ?? {})) await put({ [name]: value });
    if (changed && Object.keys(changed).length > 0) changed = await findChanged();
  }
  if (!changed) return [{ ...drift(`the profile of role ${role} could not be read after the run`), level: 'warning' }];
  return Object.keys(changed).map((name) =>
    drift(`the profile of role ${role} could not be put back: its ${name} has changed`, undefined, 'account'),
  );
}

function isSent({ input: { properties = {} } }: Operation, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.format !== 'password';
}

/** A picture comes as a record, which an update cannot send back, so it counts as unchanged. */
function isSame(before: unknown, now: unknown): boolean {
  return isRecord(before) || isRecord(now) || (before ?? null) === (now ?? null);
}

/** Waits once where the server limits the rate of requests. Also sends for a run that was interrupted. */
async function sendPatiently(run: Run, operation: Operation, request: SentRequest): Promise<Sent> {
  const sent = await send(run, operation, request, true);
  if (sent.exchange instanceof Error || sent.status !== 429) return sent;
  const seconds = Math.min(Number(sent.exchange.response.headers.get('retry-after')) || 1, 10);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return send(run, operation, request, true);
}
