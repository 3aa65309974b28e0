import type { Operation } from '../../openapi/generator/operation.ts';
import type { Mismatch } from '../../sdk/src/check/index.ts';
import type { OperationId } from '../../sdk/src/contract.ts';
import { allowsOrigin, corsFault } from './cors.ts';
import { judge } from './judge.ts';
import { needsToken } from './people.ts';
import { type Exchange, exchange, type Server } from './server.ts';

/** What the answer itself does not show: whether a website may read it, and whether it is kept from those without a token. */
export async function otherFault(server: Server, operation: Operation, input: object, seen: Exchange): Promise<Mismatch | undefined> {
  const problem =
    (await corsFault(server, seen)) ?? (operation.read && needsToken(operation) ? await openFault(server, operation, input) : undefined);
  return problem ? { pointer: '', problem } : undefined;
}

/** Without a token it has to be refused, in words that a website can read. */
async function openFault(server: Server, { id }: Operation, input: object): Promise<string | undefined> {
  const open = await exchange(server, id as OperationId, input, null);
  if (open instanceof Error) return `without a token, ${open.message}`;
  const { status, ok } = open.response;
  if (ok) return 'it is answered without a token, too';
  const fault = judge(id as OperationId, open);
  if (fault) return `without a token, ${fault.pointer} ${fault.problem}`;
  if (status !== 401 && status !== 403) return `without a token, status ${status} in place of 401`;
  const cors = server.origin && allowsOrigin(open.response, server.origin);
  return cors ? `without a token, ${cors}` : undefined;
}
