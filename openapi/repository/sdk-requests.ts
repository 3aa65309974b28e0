import { createApi } from '@institute/sdk';
import type { OperationId } from '@institute/sdk/contract';
import { exampleInputs } from '../contract/examples.ts';
import { type Operation, readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';

const baseUrl = 'https://server.invalid/v1';

/** Where the requests of the SDK differ from the contract: method, path, content type, fixed headers, token. One sentence each. */
export async function findSdkProblems(spec: Spec): Promise<string[]> {
  const problems = await Promise.all(readOperations(spec).map((operation) => checkOperation(spec, operation)));
  return problems.flat();
}

async function checkOperation(spec: Spec, operation: Operation): Promise<string[]> {
  const [input = {}] = exampleInputs(spec, operation);
  const request = await captureRequest(operation.id as OperationId, input);
  if (!request) return [`${operation.id}: the SDK sends nothing.`];
  const { pathname } = new URL(request.url);
  const expected = `/v1${operation.path.replace(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(String(input[name])))}`;
  return [
    ...differences('method', request.method, operation.method),
    ...differences('path', pathname, expected),
    ...differences('content type', request.headers.get('content-type')?.split(';')[0], expectedContentType(operation)),
    ...differences('Authorization', request.headers.get('authorization'), operation.security.length > 0 ? 'Bearer token' : 'none'),
    ...Object.entries(operation.headers).flatMap(([name, value]) => differences(name, request.headers.get(name), value)),
  ].map((problem) => `${operation.id}: the SDK sends ${problem}`);
}

function differences(name: string, sent: string | null | undefined, expected: string): string[] {
  return (sent ?? 'none') === expected ? [] : [`${name} ${sent ?? 'none'}; the contract says ${expected}.`];
}

/** The examples hold files only where the body is always a form. */
function expectedContentType({ body, headers }: Operation): string {
  if (body === 'none') return headers['Content-Type'] ?? 'none';
  return body === 'multipart' ? 'multipart/form-data' : 'application/json';
}

async function captureRequest(id: OperationId, input: object): Promise<Request | undefined> {
  let sent: Request | undefined;
  const api = createApi({
    baseUrl,
    token: () => 'token',
    retries: 0,
    fetch: async (request) => {
      sent = request;
      return new Response(null, { status: 503 });
    },
  });
  const call: (id: OperationId, input: object) => Promise<unknown> = api.call;
  await call(id, input).catch(() => undefined);
  return sent;
}
