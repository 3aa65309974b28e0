import { serveMocks } from '../../../mocks/src/node.ts';
import type { Spec } from '../../generator/spec.ts';
import { runLiveChecks } from '../live/run.ts';

/** Runs the live checks, with writes, against the mocks on a free port. One sentence for each operation that does not pass. */
export async function findMockProblems(spec: Spec): Promise<string[]> {
  const mocks = await serveMocks();
  const server = { baseUrl: mocks.baseUrl, origin: 'https://www.example.com', timeoutMs: 15_000 };
  const { rows } = await runLiveChecks(spec, { ...server, tokens: [], writes: true }).finally(() => mocks.close());
  return rows
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ operation, verdict, pointer, reason }) => [`${operation}:`, verdict, pointer, reason].filter(Boolean).join(' '));
}
