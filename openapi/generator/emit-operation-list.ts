import { accessText } from './comments.ts';
import type { Operation } from './operation.ts';
import { componentName, type Schema } from './spec.ts';

/** OPERATIONS.md: the operations, and the records of their responses, for a reader to look up. */
export function emitOperationList(operations: Operation[], schemas: Record<string, Schema>): string {
  return [
    '# Operations',
    '',
    'Each is a method of the client: `api.listBatches()`. Required input fields are **bold**. A public operation gets no token, and where the',
    'token is optional, it is sent if there is one. In brackets are the roles that may call, as `roles` names them. The types of an operation',
    'are named as it is: `ListBatchesInput` and `ListBatchesResponse`.',
    '',
    '| operation | what it does | HTTP | token | input | response |',
    '| --- | --- | --- | --- | --- | --- |',
    ...operations.map(row),
    '',
    '# Records',
    '',
    'The types of the responses. A field with a question mark can be missing.',
    '',
    '| type | fields |',
    '| --- | --- |',
    ...Object.entries(schemas).flatMap(([name, schema]) => (schema.properties ? `| \`${name}\` | ${code(fields(schema))} |` : [])),
    '',
  ].join('\n');
}

function row(operation: Operation): string {
  const { id, summary, method, path, response } = operation;
  const cells = [`\`${id}\``, summary, `\`${method} ${path}\``, accessText(operation), inputFields(operation)];
  return `| ${cells.map(cellText).join(' | ')} | ${code(typeText(response))} |`;
}

function inputFields({ input: { properties = {}, required = [] } }: Operation): string {
  const names = Object.keys(properties).map((name) => (required.includes(name) ? `**${name}**` : name));
  return names.join(', ') || '–';
}

function fields({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .map(([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`)
    .join(', ');
}

function typeText(schema: Schema): string {
  const { $ref, type, format, items, properties, anyOf } = schema;
  if ($ref) return componentName($ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (format === 'html') return 'UntrustedHtml';
  if (properties) return `{ ${fields(schema)} }`;
  if (items) return `${items.anyOf ? `(${typeText(items)})` : typeText(items)}[]`;
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' | ');
  return [type ?? 'unknown'].flat().join(' | ').replaceAll('integer', 'number');
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function cellText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
