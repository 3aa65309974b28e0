import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerFault } from '../mocks/src/check-answer.ts';
import { type Operation, readOperations } from '../openapi/generator/operation.ts';
import { loadSpec, type Spec } from '../openapi/generator/spec.ts';
import type { OperationId } from '../sdk/src/contract.ts';
import { createApi, isApiError, ParseError } from '../sdk/src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Verdict {
  operation: string;
  status: number | '-';
  verdict: 'pass' | 'refused' | 'FAIL' | 'left out';
  reason: string;
}

/** The request of the spec's own examples: parameters first, then the first example body. */
function exampleInput(spec: Spec, { path, method, body, input, jsonText }: Operation): Record<string, unknown> {
  const operation = spec.paths[path]?.[method.toLowerCase()];
  const parameters = (operation?.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, schema.examples?.[0]]);
  const examples = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {});
  const fields = { ...(examples[0]?.value as object | undefined) } as Record<string, unknown>;
  for (const name of jsonText) fields[name] = JSON.parse(String(fields[name]));
  const files = body === 'multipart' ? Object.entries(input.properties ?? {}).filter(([, part]) => part.format === 'binary') : [];
  for (const [name] of files) fields[name] = new File([new Uint8Array([137, 80, 78, 71])], 'photo.png', { type: 'image/png' });
  return { ...Object.fromEntries(parameters), ...fields };
}

/** Sends one call as the SDK would and holds the answer against the spec. A documented refusal is within the contract, but proves less than an answer. */
async function check(baseUrl: string, token: string | undefined, spec: Spec, operation: Operation): Promise<Verdict> {
  let seen: Response | undefined;
  const api = createApi({
    baseUrl,
    token: () => token,
    retries: 0,
    timeoutMs: 15_000,
    fetch: async (request) => {
      const response = await fetch(request);
      seen = response.clone();
      return response;
    },
  });
  const input = exampleInput(spec, operation);
  const call = api[operation.id as OperationId] as (input: object) => Promise<unknown>;
  const outcome = await call(input).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!seen) return { operation: operation.id, status: '-', verdict: 'FAIL', reason: outcome?.message ?? 'nobody answered' };
  const type = seen.headers.get('content-type') ?? '';
  const text = await seen.text();
  const reason = answerFault(operation.id as OperationId, seen.status, type, type.startsWith('application/json') ? parse(text) : text);
  const unreadable = outcome instanceof ParseError ? `the SDK cannot read it: ${outcome.reason}` : undefined;
  const fault = reason ?? unreadable;
  const verdict = fault ? 'FAIL' : isApiError(outcome) ? 'refused' : 'pass';
  return { operation: operation.id, status: seen.status, verdict, reason: fault ?? (isApiError(outcome) ? outcome.message : '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The mocks on a port of their own, for a run without a server. */
async function startMocks(): Promise<{ baseUrl: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `${root}mocks/src/server.ts`, '--port', '4391'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('The mocks did not start.')));
  });
  return { baseUrl: 'http://localhost:4391/v1', stop: () => child.kill() };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'base-url': { type: 'string' }, token: { type: 'string' }, writes: { type: 'boolean', default: false } },
  });
  const mocks = values['base-url'] ? undefined : await startMocks();
  const baseUrl = values['base-url'] ?? mocks?.baseUrl ?? '';
  const writes = values.writes || mocks !== undefined;
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  const token = values.token ?? (mocks && (await operatorToken(baseUrl)));
  const verdicts: Verdict[] = [];
  for (const operation of readOperations(spec)) {
    verdicts.push(
      operation.read || writes
        ? await check(baseUrl, token, spec, operation)
        : { operation: operation.id, status: '-', verdict: 'left out', reason: 'a write; --writes sends it' },
    );
  }
  mocks?.stop();
  console.table(verdicts);
  const count = (verdict: Verdict['verdict']) => verdicts.filter((row) => row.verdict === verdict).length;
  console.log(
    `${baseUrl}: ${count('pass')} answered within the contract, ${count('refused')} refused within it, ${count('FAIL')} outside it, ${count('left out')} left out`,
  );
  if (count('pass') === 0) console.log('Nothing was answered, so nothing is proved: is a --token missing?');
  process.exitCode = count('FAIL') > 0 || count('pass') === 0 ? 1 : 0;
}

async function operatorToken(baseUrl: string): Promise<string> {
  const { token } = await createApi({ baseUrl }).login({ email: 'franchise@example.com', password: 'franchise123' });
  return token;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
