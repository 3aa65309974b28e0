import type { Operation } from '../../generator/operation.ts';
import { requiresToken, selectForbiddenAccount } from './accounts.ts';
import { findOriginProblem } from './cors.ts';
import { drift, judgeRejection, type Sent, send } from './send.ts';
import type { Finding, Run, SentRequest } from './types.ts';

interface Intruder {
  name: string;
  token: string | null;
  statuses: number[];
}

/** Repeats a request as a sender that may not send it: without a token, with a wrong one, with the token of another role. */
export async function checkAccess(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Finding[]> {
  if (operation.security.length === 0) return [];
  const findings: Finding[] = [];
  for (const intruder of listIntruders(run, operation, token)) {
    const sent = await send(run, operation, { input, token: intruder.token });
    findings.push(...judgeIntruder(run, operation, intruder, sent));
  }
  return findings;
}

function listIntruders(run: Run, operation: Operation, token: string | null): Intruder[] {
  const forbidden = selectForbiddenAccount(operation, run.accounts);
  return [
    { name: 'without a token', token: null, statuses: [401, 403] },
    // An admin token is issued elsewhere: which text is one cannot be known.
    ...(operation.security.length === 1 ? [{ name: "with the token 'not-a-token'", token: 'not-a-token', statuses: [401, 403] }] : []),
    ...(token ? [{ name: 'with a changed token', token: changeToken(token), statuses: [401, 403] }] : []),
    ...(forbidden ? [{ name: `with the token of role ${forbidden.role}`, token: forbidden.token, statuses: [401, 403, 404] }] : []),
  ];
}

function judgeIntruder(run: Run, operation: Operation, { name, statuses }: Intruder, sent: Sent): Finding[] {
  const { exchange, status, curl } = sent;
  const rejection = judgeRejection(operation, sent, name);
  if (rejection.length > 0 || exchange instanceof Error || status === undefined || status === 429) return rejection;
  if (exchange.response.ok && requiresToken(operation)) return [drift(`a request ${name} succeeds too`, curl)];
  if (requiresToken(operation) && !statuses.includes(status)) return [drift(`${name}, status ${status} instead of ${statuses[0]}`, curl)];
  const problem = run.server.origin && findOriginProblem(exchange.response, run.server.origin);
  return problem ? [drift(`${name}, ${problem}`, curl)] : [];
}

/** Another character at the start of the last part, which is the signature of a JSON Web Token. */
function changeToken(token: string): string {
  const start = token.lastIndexOf('.') + 1;
  return `${token.slice(0, start)}${token[start] === 'A' ? 'B' : 'A'}${token.slice(start + 1)}`;
}
