import type { Operation } from '../../openapi/generator/operation.ts';
import { createApi } from '../../sdk/src/index.ts';
import type { Server } from './server.ts';

/** Somebody whose token is sent. */
export interface Person {
  token: string;
  /** Undefined when the server did not say: then the token is tried for everything. */
  role: number | undefined;
  id: string | undefined;
  password?: string;
}

/** Who a token belongs to, by its profile. A profile that is not the contract's leaves it open: then the run finds out why. */
export async function personOf(server: Server, token: string): Promise<Person> {
  const api = createApi({ ...server, retries: 0 });
  const answer = await api.getProfile({}, { token }).catch(() => undefined);
  const { role, _id } = answer?.user ?? {};
  return { token, role: Number.isInteger(role) ? role : undefined, id: typeof _id === 'string' ? _id : undefined };
}

/** Signs in with the contract's own examples; answers those that the server knows. */
export async function signInExamples(server: Server, examples: Record<string, unknown>[]): Promise<Person[]> {
  const api = createApi({ ...server, retries: 0 });
  const found = examples.map(async (example): Promise<Person | undefined> => {
    const [email, password] = [String(example.email), String(example.password)];
    const answer = await api.login({ email, password }).catch(() => undefined);
    return answer && { token: answer.token, role: answer.user.role, id: answer.user._id, password };
  });
  return (await Promise.all(found)).filter((person) => person !== undefined);
}

/** Without a token it is refused. */
export function needsToken({ security, open }: Operation): boolean {
  return security.length > 0 && !open;
}

/** Somebody who may make the call; of a call that everybody may make, a student first, as whom the contract's examples speak. */
export function callerOf({ security, roles }: Operation, people: Person[]): Person | undefined {
  if (security.length === 0) return undefined;
  const may = people.filter(({ role }) => role === undefined || roles.length === 0 || roles.includes(role));
  return may.find(({ role }) => role === 10 || role === 11) ?? may[0];
}
