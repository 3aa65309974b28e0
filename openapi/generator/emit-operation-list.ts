import { accessText } from './comments.ts';
import type { Operation } from './operation.ts';

export function emitOperationList(operations: Operation[]): string {
  return [
    '# Operations',
    '',
    'Each is a method of the client: `api.listBatches()`. Required input fields are **bold**. A public operation gets no token, and where the',
    'token is optional, it is sent if there is one. In brackets are the roles that may call, as `roles` names them.',
    '',
    '| operation | what it does | HTTP | token | input | response |',
    '| --- | --- | --- | --- | --- | --- |',
    ...operations.map(row),
    '',
  ].join('\n');
}

function row(operation: Operation): string {
  const { id, summary, method, path, typeName } = operation;
  const cells = [`\`${id}\``, summary, `\`${method} ${path}\``, accessText(operation), inputFields(operation), `\`${typeName}Response\``];
  return `| ${cells.map(cellText).join(' | ')} |`;
}

function inputFields({ input: { properties = {}, required = [] } }: Operation): string {
  const names = Object.keys(properties).map((name) => (required.includes(name) ? `**${name}**` : name));
  return names.join(', ') || '–';
}

function cellText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
