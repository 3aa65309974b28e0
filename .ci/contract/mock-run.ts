import { serveMocks } from '../../mocks/src/node.ts';
import type { Spec } from '../../openapi/generator/spec.ts';
import { runContract } from './run.ts';

/** A run with writes against the mocks on a port; every operation that did not pass, a sentence each. */
export async function mockRun(spec: Spec): Promise<string[]> {
  const mocks = await serveMocks();
  const server = { baseUrl: mocks.baseUrl, origin: 'https://www.example.com', timeoutMs: 15_000 };
  const rows = await runContract(spec, { ...server, tokens: [], writes: true }).finally(() => mocks.close());
  return rows
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ operation, verdict, pointer, reason }) => `${operation}: ${verdict} ${pointer} ${reason}`);
}
