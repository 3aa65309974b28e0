import type { Operation } from '../../generator/operation.ts';
import { findRows } from './effects.ts';
import { unknownId } from './request-inputs.ts';
import { drift, judgeRejection, send } from './send.ts';
import type { Finding, Run, SentRequest } from './types.ts';

/** Sends each optional query parameter with an id that no record has: the list must come back empty. */
export async function checkFilters(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of filterNames(operation, input)) {
    const sent = await send(run, operation, { input: { ...input, [name]: unknownId(run.state) }, token });
    findings.push(...judgeRejection(operation, sent, `filtered by ${name}`));
    if (sent.exchange instanceof Error || sent.status === 429) continue;
    if (!sent.exchange.response.ok) {
      if (sent.status !== 400 && sent.status !== 404) findings.push(drift(`filtered by ${name}, status ${sent.status}`, sent.curl));
    } else if (findRows(sent.exchange.result)?.length) {
      findings.push(drift(`filtered by ${name} of no record, it still has rows: the filter is ignored`, sent.curl));
    }
  }
  return findings;
}

function filterNames({ isQuery, path, input }: Operation, sent: Record<string, unknown>): string[] {
  if (!isQuery) return [];
  return Object.entries(input.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'string' && !path.includes(`{${name}}`) && sent[name] === undefined ? [name] : [],
  );
}
