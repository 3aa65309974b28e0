import { findMismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { createSchema, inputSchemas, type JsonSchema } from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';
import { resolve, type Spec } from '../../generator/spec.ts';
import { exampleInputs } from '../examples.ts';
import type { Account, Credentials, Fields, Plan, ResponseLink, Sources } from './types.ts';

export function readPlans(spec: Spec, operations: Operation[]): Map<string, Plan> {
  const inSpec = ({ path, method }: Operation) => spec.paths[path]?.[method.toLowerCase()];
  const links = operations.flatMap((from) => {
    const { links = {} } = resolve(spec, inSpec(from)?.responses[from.status] ?? {});
    return Object.values(links).map((link) => ({ from, link }));
  });
  const plans = operations.map((operation): [string, Plan] => {
    const own = links.filter(({ link }) => link.operationId === operation.id);
    const toLink = ({ from, link }: (typeof own)[number]): ResponseLink => ({
      from,
      fields: { ...link.parameters, ...link.requestBody },
      where: link['x-where'] as JsonSchema | undefined,
    });
    const { 'x-refusals': negativeCases = [], 'x-unprovoked': unprovoked = {} } = inSpec(operation) ?? {};
    return [
      operation.id,
      {
        examples: exampleInputs(spec, operation),
        links: own.filter(({ link }) => !link['x-refused']).map(toLink),
        rejectedLinks: own.filter(({ link }) => link['x-refused']).map(toLink),
        negativeCases,
        unprovoked,
      },
    ];
  });
  return new Map(plans);
}

export function exampleLogins(plans: Map<string, Plan>): Credentials[] {
  const examples = plans.get('login')?.examples ?? [];
  return examples.map(({ email, password }) => ({ email: String(email), password: String(password) }));
}

export interface ValidInput {
  input: Fields;
  /** All ids come from the server's own records, so the server has no reason to reject the input. */
  isKnown: boolean;
}

/** How many records are tried at most, one after another, until one does not conflict. */
const maxCandidates = 5;

/**
 * The contract's example with ids of this server, once for each record that fits. Undefined where the example could name real data:
 * for a deletion without a record of this run, and for a request that continues a write which did not succeed.
 */
export function listInputs(sources: Sources, operation: Operation, account: Account | undefined): ValidInput[] | undefined {
  const { examples, links } = planOf(sources, operation);
  const [example = {}] = examples;
  const groups = groupBy(links, ({ fields }) => Object.keys(fields).join()).map((group) => ({
    fallback: group.every(({ from }) => from.isQuery) && operation.method !== 'DELETE',
    candidates: group.flatMap((link) => followLink(sources, operation, link, account?.token ?? null)),
  }));
  if (groups.some(({ fallback, candidates }) => !fallback && candidates.length === 0)) return undefined;
  const isKnown = groups.every(({ candidates }) => candidates.length > 0);
  const count = Math.min(maxCandidates, Math.max(1, ...groups.map(({ candidates }) => candidates.length)));
  return Array.from({ length: count }, (_, index) => {
    const linked = groups.map(({ candidates }) => candidates[Math.min(index, candidates.length - 1)]);
    return { input: withUniqueFields(sources, operation, Object.assign({}, example, ...linked)), isKnown };
  });
}

export function planOf({ plans }: Sources, { id }: Operation): Plan {
  return plans.get(id) ?? { examples: [], links: [], rejectedLinks: [], negativeCases: [], unprovoked: {} };
}

export function withUniqueFields(sources: Sources, { input: { properties = {} } }: Operation, input: Fields): Fields {
  const number = sources.nextNumber();
  const fields = Object.entries(input).map(([name, value]) => {
    if (!properties[name]?.['x-unique']) return [name, value];
    const unique = toUnique(String(value), number);
    sources.uniqueValues.add(unique);
    return [name, unique];
  });
  return Object.fromEntries(fields);
}

function toUnique(text: string, number: number): string {
  if (text.includes('@')) return `contract-${number}@${text.split('@').at(-1)}`;
  const moved = moveDates(text, number % 10_000);
  if (moved !== text) return moved;
  return /^\d+$/.test(text) ? String(number) : `Contract ${number}`;
}

function moveDates(text: string, days: number): string {
  const move = (date: string) => new Date(Date.parse(date) - days * 24 * 3_600_000).toISOString().slice(0, 10);
  // `2026-07-05` as `05-07-2026`, and back.
  const turn = (date: string) => date.split('-').reverse().join('-');
  return text.replace(/\b(\d{4})-\d\d-\d\d\b|\b\d\d-\d\d-\d{4}\b/g, (date, year) => (year ? move(date) : turn(move(turn(date)))));
}

/** The values that a link names, for each record that has all of them. A deletion gets only records that this run has created. */
export function followLink(sources: Sources, target: Operation, { from, fields, where }: ResponseLink, token: string | null): Fields[] {
  const seen = sources.bodies.find(from.id, token);
  const isDeletion = target.method === 'DELETE';
  const body = isDeletion ? seen?.latest : seen?.first;
  const list = findList(fields);
  const rows: unknown = list ? valueAt(body, list) : [undefined];
  if (!Array.isArray(rows)) return [];
  // A record that another user has created meanwhile must not be deleted.
  const isOwn = (row: unknown) => Object.values(Object(row)).some((value) => sources.uniqueValues.has(value));
  const matches = (row: unknown) => !where || !createSchema(where)['~standard'].validate(row).issues;
  return rows.flatMap((row) => {
    if ((isDeletion && !isOwn(row)) || !matches(row)) return [];
    const read = (path: string[]) =>
      list && path.slice(0, list.length).join() === list.join() ? valueAt(row, path.slice(list.length + 1)) : valueAt(body, path);
    const found = fill(fields, read);
    return isRecord(found) && isAllowed(target, found) ? [found] : [];
  });
}

const expression = /^\$response\.body#\/(.*)$/;

/** The path of the list whose rows the fields come from: the part before the first `/0/`, which stands for any row that fits. */
function findList(fields: unknown): string[] | undefined {
  const paths = [...JSON.stringify(fields).matchAll(/\$response\.body#\/([^"]*)/g)].map(([, path = '']) => path.split('/'));
  const path = paths.find((segments) => segments.includes('0'));
  return path?.slice(0, path.indexOf('0'));
}

/** A template with the values of its expressions; undefined if an expression has no value. */
function fill(template: unknown, read: (path: string[]) => unknown, name = ''): unknown {
  if (typeof template === 'string') {
    const path = expression.exec(template)?.[1];
    return path === undefined ? template : fromUrl(name, read(path.split('/')));
  }
  if (Array.isArray(template)) {
    const parts = template.map((part) => fill(part, read));
    return parts.includes(undefined) ? undefined : parts;
  }
  if (!isRecord(template)) return template;
  const entries = Object.entries(template).map(([key, part]) => [key, fill(part, read, key)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** An id that a URL carries: the query parameter of this name, or the last part of the path. */
function fromUrl(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/^https?:/.test(value) || !URL.canParse(value)) return value;
  const { searchParams, pathname } = new URL(value);
  return searchParams.get(name) ?? (pathname.split('/').at(-1) || undefined);
}

/** The value at a path; undefined if it is empty. `0` means the first row that has a value there, and a record becomes its id. */
function valueAt(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return (isRecord(value) ? value._id : value) || undefined;
  if (Array.isArray(value)) return value.map((row) => valueAt(row, rest)).find((found) => found !== undefined);
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

/** Values from a response that breaks the contract may not fit the input. */
function isAllowed({ id }: Operation, fields: Fields): boolean {
  const { properties = {} } = inputSchemas[id as OperationId] ?? {};
  return Object.entries(fields).every(([name, value]) => properties[name] && !findMismatch(createSchema(properties[name]), value));
}

/** An id that no record has, in the form of the ids of the server. */
export function unknownId({ bodies, nextNumber }: Sources): string {
  const id = bodies.sampleId();
  if (/^[0-9a-f]{24}$/i.test(id)) return 'f'.repeat(24);
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  return /^\d+$/.test(id) ? '999999999' : `contract-unknown-${nextNumber()}`;
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
