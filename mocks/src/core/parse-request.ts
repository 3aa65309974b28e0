import type { Schema } from '@institute/sdk/schemas';
import type { OperationContract } from './operation.ts';
import { badRequest } from './response.ts';

type Params = Record<string, unknown>;

/** Merges path, query and body into one flat input. Throws 400 with the reason when the request does not match the contract. */
export async function parseRequest<Input>(operation: OperationContract<Input>, request: Request, pathParams: Params): Promise<Input> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const misplaced = Object.keys(query).find((name) => name in pathParams || operation.body);
  if (misplaced !== undefined) throw badRequest(`${misplaced} does not belong in the query`);
  const body = operation.body ? await parseBody(operation, request) : {};
  // A body may repeat a key of the path. The value in the path wins, because it identifies the record.
  return validateInput(operation.input, { ...body, ...convertTexts(operation, { ...pathParams, ...query }) });
}

/** Throws 400 with the first issue, for example `studentLimit must be number`. */
export function validateInput<Input>(schema: Schema<Input>, input: unknown): Input {
  const result = schema['~standard'].validate(input);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  throw badRequest(`${issue?.path.join('.') || 'the request'} ${issue?.message}`);
}

async function parseBody(operation: OperationContract, request: Request): Promise<Params> {
  const type = request.headers.get('content-type') ?? '';
  if (operation.isBodyOptional && !type && (await request.clone().text()) === '') return {};
  if (type.startsWith('multipart/form-data') && operation.body !== 'json') return parseForm(operation, request);
  if (type.startsWith('application/json') && operation.body !== 'multipart') return parseJsonBody(operation, request);
  throw badRequest(`the body must be ${operation.body === 'multipart' ? 'multipart/form-data' : 'application/json'}`);
}

/** URLs and forms carry only text, so inputs that are numbers in the contract are converted. */
function convertTexts({ numbers = [] }: OperationContract, params: Params): Params {
  const convert = (name: string, value: unknown) =>
    numbers.includes(name) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, convert(name, value)]));
}

async function parseForm(operation: OperationContract, request: Request): Promise<Params> {
  const form = await request.formData().catch(() => {
    throw badRequest('the form could not be read');
  });
  const params: Params = Object.fromEntries(form);
  if (operation.body === 'either' && !Object.values(params).some((value) => value instanceof Blob))
    throw badRequest('a form must hold a file; without one the body is application/json');
  return convertTexts(operation, params);
}

async function parseJsonBody(operation: OperationContract, request: Request): Promise<Params> {
  const params = parseJsonObject(await request.text());
  for (const name of operation.jsonText ?? []) {
    if (typeof params[name] !== 'string') throw badRequest(`${name} must be a JSON text`);
    params[name] = parseJson(params[name], name);
  }
  return params;
}

export function parseJsonObject(text: string): Params {
  const body = parseJson(text, 'the body');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('the body must be a JSON object');
  return { ...body };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${name} is not JSON`);
  }
}
