import { docComment } from './comments.ts';
import { importInputsAndResponses, toLiteral } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

/** One function per operation, on openapi-fetch itself. A bundle holds only the functions that the program uses. */
export function emitCalls(operations: Operation[]): string {
  return [
    "import { type CallInit, callOnce, type HttpClient, hasFile, pathParams, toFormData } from '../client/http-client.ts'",
    importInputsAndResponses(operations),
    '',
    ...operations.flatMap((operation) => [...docComment(operation), ...emitCall(operation)]),
    '',
  ].join('\n');
}

function emitCall(operation: Operation): string[] {
  const { id, typeName, method, path, html, headers, inputRequired } = operation;
  const fields = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const hasInput = Object.keys(operation.input.properties ?? {}).length > 0;
  const options = [
    '...init',
    ...(Object.keys(headers).length > 0 ? [`headers: { ...${toLiteral(headers)}, ...init?.headers }`] : []),
    ...(html ? ["parseAs: 'text'"] : []),
    ...(fields.length > 0 ? [`params: { path: pathParams('${id}', ${toLiteral(fields)}, input) }`] : []),
    ...(fields.length === 0 && operation.isQuery && hasInput ? ['params: { query: input }'] : []),
    ...(operation.body === 'none' ? [] : [`body: ${body(operation)}`]),
  ];
  const input = `${hasInput ? 'input' : '_input'}${inputRequired ? '' : '?'}: ${typeName}Input`;
  return [
    `export const ${id} = async (client: HttpClient, ${input}, init?: CallInit): Promise<${typeName}Response> =>`,
    `  callOnce('${id}', client, '${method}', '${path}', ${options.length > 1 ? `{ ${options.join(', ')} }` : 'init'})`,
  ];
}

function body({ body: kind, jsonText, inputRequired }: Operation): string {
  if (kind === 'multipart') return `toFormData(input${inputRequired ? '' : ' ?? {}'})`;
  const texts = jsonText.map((field) => `${field}: JSON.stringify(input.${field})`);
  const json = texts.length > 0 ? `{ ...input, ${texts.join(', ')} }` : inputRequired ? 'input' : 'input ?? {}';
  return kind === 'either' ? `hasFile(input) ? toFormData(input) : ${json}` : json;
}
