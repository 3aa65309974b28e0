import { onTestFinished } from 'vitest';
import { tokenFor } from '../../mocks/src/db/token.ts';
import { answerAs } from '../../mocks/src/http/answer.ts';
import { listen } from '../../mocks/src/http/listen.ts';
import { createMocks } from '../../mocks/src/index.ts';
import { loadSpec } from '../../openapi/generator/spec.ts';
import { root } from '../lib/command.mjs';
import { type Row, type RunOptions, runContract } from './run.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);

/** Changes what a good server answers, or what it is asked. */
export type Drift = (request: Request, answer: () => Promise<Response>) => Response | Promise<Response>;

/** A server on a port that is the mocks but for one thing, and every request that it got. */
export async function serve(drift: Drift = (_request, answer) => answer()) {
  const mocks = createMocks({ baseUrl: '/v1' });
  const answer = answerAs(mocks, async () => undefined);
  const requests: Request[] = [];
  const { port, close } = await listen(async (request) => {
    requests.push(request);
    return drift(request, () => answer(request));
  }, 0);
  onTestFinished(close);
  return { baseUrl: `http://localhost:${port}/v1`, requests, store: mocks.store };
}

export const tokens = [tokenFor('u-student'), tokenFor('u-franchise')];

/** A run that reads, as a student and as an operator. */
export function run(baseUrl: string, options: Partial<RunOptions> = {}): Promise<Row[]> {
  return runContract(spec, { baseUrl, tokens, writes: false, origin: 'https://www.example.com', timeoutMs: 2000, ...options });
}

/** What is outside the contract, a sentence each. */
export const found = (rows: Row[]) =>
  rows
    .filter(({ verdict }) => verdict === 'FAIL')
    .map(({ operation, pointer, reason }) => [operation, [pointer, reason].filter(Boolean).join(' ')].join(': '));

/** At one path, the JSON of a good answer is changed. */
export function body(path: string, change: (json: never) => unknown, init: ResponseInit = {}): Drift {
  return at(path, async (answer) => {
    const good = await answer();
    const json = await good.json();
    const changed = change(json as never) ?? json;
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    return new Response(text, { status: good.status, headers: good.headers, ...init });
  });
}

/** At paths that begin so, another answer. */
export function at(path: string, change: (answer: () => Promise<Response>) => Response | Promise<Response>, method = 'GET'): Drift {
  return (request, answer) =>
    request.method === method && new URL(request.url).pathname.startsWith(`/v1${path}`) ? change(answer) : answer();
}

export const cors = { 'Access-Control-Allow-Origin': '*' };
export const page = (text: string) => new Response(text, { headers: { ...cors, 'Content-Type': 'text/html' } });
