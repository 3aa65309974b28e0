import type { Operation } from '../../generator/operation.ts';
import type { Schema } from '../../generator/spec.ts';
import type { HttpExchange } from './http-exchange.ts';

/** A shell command that repeats a request. The token is `$TOKEN`, and passwords are `***`. */
export function toCurl(operation: Operation, { request, sentJson }: HttpExchange, fields: Record<string, unknown>): string {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data; boundary') ?? false;
  const method = request.method === 'GET' ? [] : [`-X ${request.method}`];
  const token = request.headers.has('authorization') ? ['-H "Authorization: Bearer $TOKEN"'] : [];
  // curl itself writes the content type of a form.
  const headers = ['origin', ...(isForm ? [] : ['content-type'])].flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [`-H ${quote(`${name}: ${value}`)}`] : [];
  });
  const json = sentJson === undefined ? [] : [`-d ${quote(hidePasswords(sentJson, operation.input))}`];
  const form = isForm ? formFields(fields, operation.input) : [];
  return ['curl -i', ...method, ...token, ...headers, ...json, ...form, quote(request.url)].join(' ');
}

function formFields(fields: Record<string, unknown>, input: Schema): string[] {
  return Object.entries(fields).map(([name, value]) => {
    const text = value instanceof File ? `@${value.name};type=${value.type}` : isPassword(input, name) ? '***' : String(value);
    return `-F ${quote(`${name}=${text}`)}`;
  });
}

function hidePasswords(json: string, input: Schema): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => (isPassword(input, key) ? '***' : value));
}

function isPassword({ properties = {} }: Schema, name: string): boolean {
  return Object.hasOwn(properties, name) && properties[name]?.format === 'password';
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
