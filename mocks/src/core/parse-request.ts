import { type Inputs, type Operation, type OperationId, operations } from '@institute/sdk/contract';
import { inputSchemas } from '@institute/sdk/schemas';
import { contract } from '../generated/contract.ts';
import { badRequest } from './errors.ts';

type Params = Record<string, unknown>;

/** Merges path, query and body into one flat input. Throws 400 with the reason when the request does not match the contract. */
export async function parseRequest<Id extends OperationId>(id: Id, request: Request, pathParams: Params): Promise<Inputs[Id]> {
  const operation: Operation = operations[id];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  for (const name of Object.keys(query)) if (operation.body || name in pathParams) throw badRequest(`${name} does not belong in the query`);
  const body = operation.body ? await parseBody(id, operation, request) : {};
  const input: Params = { ...parseNumbers(id, { ...pathParams, ...query }), ...body };
  return validateInput(id, input);
}

/** Throws 400 with the first issue, for example `studentLimit must be number`. */
function validateInput<Id extends OperationId>(id: Id, input: unknown): Inputs[Id] {
  const result = inputSchemas[id]['~standard'].validate(input);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  throw badRequest(`${issue?.path.join('.') || 'the request'} ${issue?.message}`);
}

async function parseBody(id: OperationId, operation: Operation, request: Request): Promise<Params> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data') && operation.body !== 'json') return parseForm(id, operation, request);
  if (type.startsWith('application/json') && operation.body !== 'multipart') return parseJsonBody(operation, request);
  throw badRequest(`the body must be ${operation.body === 'multipart' ? 'multipart/form-data' : 'application/json'}`);
}

/** URLs and forms carry only text, so inputs that are numbers in the contract are converted. */
function parseNumbers(id: OperationId, params: Params): Params {
  const { numbers } = contract[id];
  const isNumber = (name: string, value: unknown) => numbers.includes(name) && typeof value === 'string' && value.trim() !== '';
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]));
}

async function parseForm(id: OperationId, operation: Operation, request: Request): Promise<Params> {
  const form = await request.formData().catch(() => {
    throw badRequest('the form could not be read');
  });
  const params: Params = Object.fromEntries(form);
  if (operation.body === 'either' && !Object.values(params).some((value) => value instanceof Blob))
    throw badRequest('a form must hold a file; without one the body is application/json');
  return parseNumbers(id, params);
}

async function parseJsonBody(operation: Operation, request: Request): Promise<Params> {
  const body = parseJson(await request.text(), 'the body');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('the body must be a JSON object');
  const params: Params = { ...body };
  for (const name of operation.jsonText ?? []) {
    if (typeof params[name] !== 'string') throw badRequest(`${name} must be a JSON text`);
    params[name] = parseJson(params[name], name);
  }
  return params;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${name} is not JSON`);
  }
}
