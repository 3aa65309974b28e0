import { createFetchHandler } from '@institute/mocks/node';
import { exampleOrigin } from '../contract/live/cors.ts';
import { runLiveChecks } from '../contract/live/run.ts';
import { formatFinding } from '../contract/report/report.ts';
import type { Spec } from '../generator/spec.ts';

/**
 * Runs the checks of a server, with writes, against the mocks in this process. Their own validation is off, because it would hide the
 * place of a mismatch. One sentence for each finding: a warning about a server is a problem of the mocks.
 */
export async function findMockProblems(spec: Spec): Promise<string[]> {
  const { handle } = createFetchHandler({ baseUrl: '/v1', validateResponses: false }, { allowOrigins: [exampleOrigin] });
  const { rows } = await runLiveChecks(spec, {
    baseUrl: 'http://localhost/v1',
    fetch: (input, init) => handle(new Request(input, init)),
    origin: exampleOrigin,
    timeoutMs: 15_000,
    tokens: [],
    writes: true,
    closed: true,
  });
  return rows.flatMap(({ operation, verdict, reason, findings }) => {
    const problems = findings.filter(({ level }) => level !== 'unseen').map(formatFinding);
    return problems.length > 0 || verdict === 'pass'
      ? problems.map((text) => `${operation}: ${text}`)
      : [`${operation}: ${verdict} ${reason}`];
  });
}
