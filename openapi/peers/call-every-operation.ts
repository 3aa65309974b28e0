import type { OperationId } from '@institute/sdk/contract';
import { selectAccount, signIn } from '../contract/live/accounts.ts';
import { Bodies, parseJson } from '../contract/live/bodies.ts';
import { exampleLogins, listInputs, readPlans } from '../contract/live/requests.ts';
import { withOwnFields } from '../contract/live/run-operation.ts';
import { exchange } from '../contract/live/send.ts';
import type { Server } from '../contract/live/types.ts';
import { type Operation, readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';

/** Calls every operation once with the SDK, lists first, with ids from earlier responses. `token` takes the place of all accounts. */
export async function callEveryOperation(spec: Spec, url: string, { token }: { token?: string } = {}) {
  const server: Server = { baseUrl: url.replace(/\/$/, ''), timeoutMs: 15_000, origin: undefined };
  const operations = readOperations(spec);
  const plans = readPlans(spec, operations);
  const { accounts } = token ? { accounts: [] } : await signIn(server, exampleLogins(plans));
  const bodies = new Bodies();
  for (const account of accounts) bodies.add('getProfile', { input: {}, token: account.token }, account.profile);
  let number = Date.now();
  const sources = { plans, bodies, uniqueValues: new Set<unknown>(), nextNumber: () => ++number };
  const succeeded: string[] = [];
  const failures: string[] = [];
  const isList = ({ isQuery, path }: Operation) => isQuery && !path.includes('{');
  for (const operation of [...operations.filter(isList), ...operations.filter((one) => !isList(one))]) {
    const id = operation.id as OperationId;
    const account = selectAccount(operation, accounts);
    const [example = {}] = plans.get(id)?.examples ?? [];
    // A server that makes up its responses has no records that fit, and needs none.
    const found = token ? undefined : listInputs(sources, operation, account)?.map(({ input }) => withOwnFields(operation, input, account));
    const [first = example, ...others] = found ?? [];
    const sender = operation.security.length > 0 ? (token ?? account?.token ?? null) : null;
    let input = first;
    let sent = await exchange(server, id, input, sender);
    for (const other of others) {
      if (sent instanceof Error || sent.response.status !== 409) break;
      input = other;
      sent = await exchange(server, id, input, sender);
    }
    if (sent instanceof Error || sent.error)
      failures.push(`${id}: ${sent instanceof Error ? sent.message : `${sent.error?.message} ${sent.text}`}`);
    else {
      succeeded.push(id);
      bodies.add(id, { input, token: sender }, parseJson(sent.text));
    }
  }
  return { succeeded, failures };
}
