import { type Inputs, type Operation, type OperationId, operations } from '@institute/sdk/contract';
import { contract } from './generated/contract.ts';
import * as requests from './generated/requests.ts';
import { outsideContract } from './refusal.ts';
import { requestFault } from './validate.ts';

type Parts = Record<string, unknown>;

/** The request as one flat input. Refuses with 400 and the reason whatever does not fit the contract. */
export async function decode<Id extends OperationId>(id: Id, request: Request, path: Parts): Promise<Inputs[Id]> {
  const operation: Operation = operations[id];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  for (const name of Object.keys(query))
    if (operation.body || name in path) throw outsideContract(`${name} does not belong into the query`);
  const body = operation.body ? await readBody(id, operation, request) : {};
  const input: Parts = { ...toNumbers(id, { ...path, ...query }), ...body };
  if (!fits(id, input)) throw outsideContract(requestFault(requests[id]));
  return input;
}

function fits<Id extends OperationId>(id: Id, input: unknown): input is Inputs[Id] {
  return requests[id](input);
}

async function readBody(id: OperationId, operation: Operation, request: Request): Promise<Parts> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data') && operation.body !== 'json') return readForm(id, operation, request);
  if (type.startsWith('application/json') && operation.body !== 'multipart') return readJson(operation, request);
  throw outsideContract(`the body must be ${operation.body === 'multipart' ? 'multipart/form-data' : 'application/json'}`);
}

/** Addresses and forms send everything as text; numbers of the contract become numbers again. */
function toNumbers(id: OperationId, parts: Parts): Parts {
  const { numbers } = contract[id];
  const isNumber = (name: string, value: unknown) => numbers.includes(name) && typeof value === 'string' && value.trim() !== '';
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]));
}

async function readForm(id: OperationId, operation: Operation, request: Request): Promise<Parts> {
  const form = await request.formData().catch(() => {
    throw outsideContract('the form could not be read');
  });
  const parts: Parts = Object.fromEntries(form);
  if (operation.body === 'either' && !Object.values(parts).some((part) => part instanceof Blob))
    throw outsideContract('a form must hold a file; without one the body is application/json');
  return toNumbers(id, parts);
}

async function readJson(operation: Operation, request: Request): Promise<Parts> {
  const body = parse(await request.text(), 'the body');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw outsideContract('the body must be a JSON object');
  const parts: Parts = { ...body };
  for (const name of operation.jsonText ?? []) {
    if (typeof parts[name] !== 'string') throw outsideContract(`${name} must be a JSON text`);
    parts[name] = parse(parts[name], name);
  }
  return parts;
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw outsideContract(`${what} is no JSON`);
  }
}
