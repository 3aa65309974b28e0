import { type Operation, staleQueries } from './operation.ts';

export function docComment(operation: Operation, indent = ''): string[] {
  const paragraphs = [operation.summary, operation.description ?? '', requestComment(operation)].map((text) => text.trim());
  const lines = commentText(paragraphs.filter(Boolean).join('\n\n')).split('\n');
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].map((line) => indent + line);
}

/** The request on one line, as Markdown: `POST /create-batch`, who may call it, its encoding, its errors and what it invalidates. */
export function requestComment(operation: Operation): string {
  const { method, path, body, html, errorBodies } = operation;
  const encoding = { none: '', json: 'JSON', multipart: 'multipart', either: 'multipart with a file, else JSON' }[body];
  const statuses = Object.keys(errorBodies).map((status) => status.toLowerCase());
  const queries = staleQueries(operation).map((id) => `\`${id}\``);
  return [
    `\`${method} ${path}\``,
    accessText(operation),
    encoding,
    html ? 'returns HTML' : '',
    statuses.length > 0 ? `errors ${statuses.join(', ')}` : '',
    queries.length > 0 ? `invalidates ${queries.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who may call an operation: `public`, `token optional` or `bearerAuth (operator)`. */
export function accessText({ security, isTokenOptional, roleNames }: Operation): string {
  const token = security.length === 0 ? 'public' : isTokenOptional ? 'token optional' : security.join(' or ');
  return roleNames.length > 0 ? `${token} (${roleNames.join(' or ')})` : token;
}

/** Text that neither ends a comment nor starts a tag of JSDoc. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/').replace(/^(\s*)@/gm, '$1\\@');
}
