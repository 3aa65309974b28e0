import type { OperationId } from '@institute/sdk/contract';
import type { Operation } from '../../generator/operation.ts';
import { assertInput } from './assert-input.ts';
import { createRefusals } from './refusals.ts';
import { unknownId } from './request-inputs.ts';
import { drift, judgeRejection, send } from './send.ts';
import type { Finding, Run, SentRequest } from './types.ts';

interface InvalidRequest {
  name: string;
  input: Record<string, unknown>;
  /** What a success means: nothing, because the contract does not promise a rejection, or a finding. */
  onSuccess?: 'drift' | 'warning';
}

export async function checkInvalidRequests(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, input: changed, onSuccess } of listInvalidRequests(run, operation, input)) {
    const sent = await send(run, operation, { input: changed, token });
    findings.push(...judgeRejection(operation, sent, name));
    const isAccepted = !(sent.exchange instanceof Error) && sent.exchange.response.ok;
    if (isAccepted && onSuccess) findings.push({ ...drift(`a request ${name} succeeds too`, sent.curl), level: onSuccess });
  }
  return findings;
}

function listInvalidRequests(run: Run, operation: Operation, input: Record<string, unknown>): InvalidRequest[] {
  const { id, path, body, isQuery } = operation;
  // A wrong password may lock an account, so it is sent only with `writes`.
  const isHarmless = isQuery || run.options.writes;
  const refusals = isHarmless ? createRefusals(id as OperationId, run.state, assertInput(id as OperationId, input)) : [];
  return [
    ...(body === 'none' ? [{ name: 'with an unknown query parameter', input: { ...input, contractUnknown: '1' } }] : []),
    ...(body === 'none' ? [] : [invalidBody(operation, input)]),
    ...fileProperties(operation).flatMap((name) => invalidFiles(input, name)),
    ...(path.includes('{') && '404' in operation.statuses ? [unknownRecord(run, operation, input)] : []),
    ...refusals.map((refusal) => ({
      name: `with ${Object.keys(refusal.fields).join(' and ')} that break${Object.keys(refusal.fields).length > 1 ? '' : 's'} a rule`,
      input: { ...input, ...refusal.fields },
      onSuccess: refusal.onSuccess,
    })),
    // A record like one that exists. The server decides whether that is a conflict.
    ...('409' in operation.statuses && operation.method === 'POST' ? [{ name: 'a second time', input }] : []),
  ];
}

function invalidBody({ input: schema }: Operation, input: Record<string, unknown>): InvalidRequest {
  const { properties = {}, required = [] } = schema;
  const [missing] = required;
  if (missing !== undefined) {
    const { [missing]: _omitted, ...others } = input;
    return { name: `without ${missing}`, input: others, onSuccess: 'warning' };
  }
  const [text] = Object.entries(properties).find(([, { type, format }]) => type === 'string' && format !== 'binary') ?? [];
  return { name: `with ${text} that is a list`, input: { ...input, ...(text && { [text]: [1] }), contractUnknown: '1' } };
}

function invalidFiles(input: Record<string, unknown>, name: string): InvalidRequest[] {
  const text = new File(['text'], 'note.txt', { type: 'text/plain' });
  const large = new File([new Uint8Array(6_000_000)], 'large.png', { type: 'image/png' });
  return [
    { name: `with a text file as ${name}`, input: { ...input, [name]: text } },
    { name: `with 6 MB as ${name}`, input: { ...input, [name]: large } },
  ];
}

export function fileProperties({ input }: Operation): string[] {
  return Object.entries(input.properties ?? {}).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));
}

function unknownRecord(run: Run, { path }: Operation, input: Record<string, unknown>): InvalidRequest {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const last = names.at(-1) ?? '';
  return { name: `with ${last} of no record`, input: { ...input, [last]: unknownId(run.state) }, onSuccess: 'drift' };
}
