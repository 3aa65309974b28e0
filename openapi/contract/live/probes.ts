import { findMismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { createSchema, inputSchemas, type JsonSchema } from '@institute/sdk/schemas';
import { type Operation, staleQueries } from '../../generator/operation.ts';
import { requiresToken } from './accounts.ts';
import { checkRejection, checkShape } from './check-response.ts';
import { findOriginProblem } from './cors.ts';
import { findRows, readAgain } from './effects.ts';
import { followLink, planOf, unknownId, withUniqueFields } from './requests.ts';
import { isRestorable, undoChanges, unknownField } from './restore.ts';
import { drift, inventedToken, send } from './send.ts';
import type { Fields, Finding, ResponseLink, Run, Sent, SentRequest } from './types.ts';

interface Probe {
  name: string;
  /** The name without the field, for a fault of many fields. Default: the name. */
  kind?: string;
  input: Record<string, unknown>;
  /** The level of the finding if the request succeeds. Undefined where the contract does not promise a rejection. */
  onSuccess?: 'drift' | 'warning' | undefined;
}

/** Repeats a request as a sender that may not send it: without a token, with a wrong token, with the token of another role. */
export async function checkAccess(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Finding[]> {
  const { security, roles } = operation;
  if (security.length === 0) return [];
  const forbidden = roles.length === 0 ? [] : run.accounts.filter(({ role }) => role !== undefined && !roles.includes(role));
  const unauthorized = [401, 403];
  const intruders = [
    { name: 'without a token', token: null, statuses: unauthorized },
    // Admin tokens are issued elsewhere, so any text could be a valid one.
    ...(security.length === 1 ? [{ name: `with the token '${inventedToken}'`, token: inventedToken, statuses: unauthorized }] : []),
    ...(token ? [{ name: 'with a changed token', token: changeToken(token), statuses: unauthorized }] : []),
    ...forbidden.map((account) => ({ name: `with the token of role ${account.role}`, token: account.token, statuses: [401, 403, 404] })),
  ];
  const findings: Finding[] = [];
  for (const { name, token: own, statuses } of intruders) {
    findings.push(...checkIntruder(run, operation, name, statuses, await send(run, operation, { input, token: own })));
    await undoChanges(run);
  }
  return findings;
}

function checkIntruder(run: Run, operation: Operation, name: string, statuses: number[], sent: Sent): Finding[] {
  const { exchange, status, curl } = sent;
  if (exchange instanceof Error || status === undefined || status === 429) return checkRejection(operation, sent, name);
  const isPage = !operation.html && /^text\/html\b/i.test(exchange.response.headers.get('content-type') ?? '');
  // The page of a website in place of a response shows nothing to anybody.
  if (exchange.response.ok && requiresToken(operation) && !isPage) return [drift(`a request ${name} succeeds too`, curl, 'authority')];
  const rejection = checkRejection(operation, sent, name);
  if (rejection.length > 0) return rejection;
  if (requiresToken(operation) && !statuses.includes(status)) return [drift(`${name}, status ${status} instead of ${statuses[0]}`, curl)];
  const problem = run.server.origin && findOriginProblem(exchange.response, run.server.origin);
  return problem ? [{ ...drift(`${name}, ${problem}`, curl, 'header'), cause: problem }] : [];
}

/** Changes the first character of the last part, which is the signature of a JSON Web Token. */
function changeToken(token: string): string {
  const start = token.lastIndexOf('.') + 1;
  return `${token.slice(0, start)}${token[start] === 'A' ? 'B' : 'A'}${token.slice(start + 1)}`;
}

/** Sends each optional query parameter with an id that no record has: the list must come back empty. */
export async function checkFilters(run: Run, operation: Operation, { input, token }: SentRequest): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of filterNames(operation, input)) {
    const sent = await send(run, operation, { input: { ...input, [name]: unknownId(run) }, token });
    findings.push(...checkRejection(operation, sent, `filtered by ${name}`));
    if (sent.exchange instanceof Error || sent.status === 429) continue;
    if (!sent.exchange.response.ok) {
      if (sent.status !== 400 && sent.status !== 404) findings.push(drift(`filtered by ${name}, status ${sent.status}`, sent.curl));
    } else if (findRows(sent.exchange.result)?.length) {
      findings.push(drift(`filtered by ${name} of no record, it still has rows: the filter is ignored`, sent.curl));
    }
  }
  return findings;
}

function filterNames({ isQuery, path, input }: Operation, sent: Record<string, unknown>): string[] {
  if (!isQuery) return [];
  return Object.entries(input.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'string' && !path.includes(`{${name}}`) && sent[name] === undefined ? [name] : [],
  );
}

/** Requests that the server must reject with a documented status. `isSeen`: a success was checked before. */
export async function checkInvalidRequests(run: Run, operation: Operation, request: SentRequest, isSeen: boolean): Promise<Finding[]> {
  const { input, token } = request;
  const findings: Finding[] = [];
  for (const probe of listProbes(run, operation, input, token)) {
    findings.push(...(await checkProbe(run, operation, probe, token, isSeen)));
    await undoChanges(run);
  }
  return findings;
}

async function checkProbe(run: Run, operation: Operation, probe: Probe, token: string | null, isSeen: boolean): Promise<Finding[]> {
  const { name, kind = name, input, onSuccess } = probe;
  const sent = await send(run, operation, { input, token });
  const findings = checkRejection(operation, sent, name);
  if (sent.exchange instanceof Error || !sent.exchange.response.ok) return findings;
  if (!isSeen) findings.push(...checkShape(operation, sent.exchange, name, sent.curl));
  if (onSuccess) {
    const found = drift(`a request ${name} succeeds too`, sent.curl, 'authority');
    findings.push({ ...found, level: onSuccess, cause: `a request ${kind} succeeds too` });
  }
  if (unknownField in input && (await isStored(run, operation, token, input[unknownField])))
    findings.push(drift(`the unknown field ${unknownField} is stored: a client can set every field of a record`, sent.curl, 'authority'));
  return findings;
}

/** The value of this probe: a record of an earlier run may have the field too. */
async function isStored(run: Run, operation: Operation, token: string | null, value: unknown): Promise<boolean> {
  const query = run.operations.find(({ id }) => id === staleQueries(operation)[0]);
  return (
    query !== undefined &&
    JSON.stringify(await readAgain(run, query, token)).includes(JSON.stringify({ [unknownField]: value }).slice(1, -1))
  );
}

function listProbes(run: Run, operation: Operation, input: Record<string, unknown>, token: string | null): Probe[] {
  const { body, path, statuses, method, isQuery } = operation;
  const { negativeCases, rejectedLinks, links } = planOf(run, operation);
  // Unique values for each probe, so that a server that checks for conflicts first still has to find the fault.
  const fresh = () => withUniqueFields(run, operation, input);
  const account = accountOf(run, token);
  const isHarmless = (fields: Fields) =>
    operation.id !== 'updateProfile' || Object.keys(fields).every((name) => isRestorable(operation, name, account));
  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unknownNames = [...(('404' in statuses && pathNames.slice(-1)) || []), ...(run.options.writes ? linkedIds(operation, links) : [])];
  return [
    toProbe(`with an unknown ${body === 'none' ? 'query parameter' : 'field'}`, { ...fresh(), [unknownField]: String(run.nextNumber()) }),
    ...fileProperties(operation).flatMap((name) => invalidFiles(fresh(), name)),
    ...unknownNames.map((name) => toProbe(`with ${name} of no record`, { ...fresh(), [name]: unknownId(run) }, 'drift')),
    // A wrong password may lock an account, so it is sent only with `writes`.
    ...(isQuery || run.options.writes ? negativeCases.filter((one) => isHarmless(one.input)) : []).map(
      ({ summary, input: changed, accepted }) =>
        toProbe(`with ${summary}`, { ...fresh(), ...changed }, accepted === 'fine' ? undefined : (accepted ?? 'warning')),
    ),
    ...rejectedLinks.filter(({ fields }) => isHarmless(fields)).flatMap((link) => rejectedProbe(run, operation, fresh(), link, token)),
    ...(body === 'none' ? [] : invalidBodies(run, operation, fresh, token)),
    // A record like one that exists. The server decides whether that is a conflict.
    ...('409' in statuses && method === 'POST' ? [toProbe('a second time', input)] : []),
  ];
}

const toProbe = (name: string, input: Fields, onSuccess?: Probe['onSuccess']): Probe => ({ name, input, onSuccess });

const accountOf = ({ accounts }: Run, token: string | null) => accounts.find((account) => account.token === token);

const isExpression = (value: unknown) => JSON.stringify(value).includes('$response');

/** Text fields of the body that a link takes from another record: they hold the id of that record. */
function linkedIds({ path, input: { properties = {} } }: Operation, links: ResponseLink[]): string[] {
  const names = links.flatMap(({ fields }) => Object.keys(fields).filter((name) => isExpression(fields[name])));
  return [...new Set(names)].filter((name) => properties[name]?.type === 'string' && !path.includes(`{${name}}`));
}

/** A request with values of a record that this sender may not use. */
function rejectedProbe(run: Run, operation: Operation, input: Record<string, unknown>, link: ResponseLink, token: string | null): Probe[] {
  const sender = JSON.stringify(accountOf(run, token)?.profile ?? null);
  const names = Object.keys(link.fields);
  const fields = followLink(run, operation, link, token).find((found) => names.some((name) => !sender.includes(String(found[name]))));
  if (!fields) return [];
  return [toProbe(`with ${names.join(' and ')} of another person`, { ...input, ...fields }, 'drift')];
}

function invalidFiles(input: Record<string, unknown>, name: string): Probe[] {
  const text = new File(['text'], 'note.txt', { type: 'text/plain' });
  const large = new File([new Uint8Array(6_000_000)], 'large.png', { type: 'image/png' });
  return [toProbe(`with a text file as ${name}`, { ...input, [name]: text }), toProbe(`with 6 MB as ${name}`, { ...input, [name]: large })];
}

export function fileProperties({ input }: Operation): string[] {
  return Object.entries(input.properties ?? {}).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));
}

/** One body for each keyword of the schema, in which only this keyword is broken. */
function invalidBodies(run: Run, operation: Operation, fresh: () => Fields, token: string | null): Probe[] {
  const { properties = {}, ...schema } = inputSchemas[operation.id as OperationId];
  const account = accountOf(run, token);
  // A constant of a link keeps the request harmless, for example the status of a failed payment.
  const constants = planOf(run, operation).links.flatMap(({ fields }) => Object.keys(fields).filter((name) => !isExpression(fields[name])));
  const restorable = Object.entries(properties).filter(([name]) => isRestorable(operation, name, account) && !constants.includes(name));
  const values = [...invalidValues({ ...schema, properties: Object.fromEntries(restorable) }, fresh(), '')].filter(
    // A form sends every value as text, so it cannot send a list.
    ({ name }) => operation.body !== 'multipart' || !name.endsWith('is a list'),
  );
  return values
    .slice(0, run.options.writes ? values.length : 1)
    .map(({ name, kind, change }) => ({ name, kind, input: change(fresh()), onSuccess: 'warning' }));
}

interface InvalidValue {
  name: string;
  kind: string;
  change(fields: Fields): Fields;
}

/** `place` is the name of the value in a sentence; empty for the whole body. */
function* invalidValues(schema: JsonSchema, sample: Fields, place: string): Generator<InvalidValue> {
  const { properties = {}, required = [] } = schema;
  for (const [key, part] of Object.entries(properties)) {
    const name = place ? `${key} of ${place}` : key;
    const set = (value: unknown) => (fields: Fields) => ({ ...fields, [key]: value });
    if (required.includes(key))
      yield { name: `without ${name}`, kind: 'without a required field', change: ({ [key]: _omitted, ...others }) => others };
    if (part.format === 'binary') continue;
    for (const [text, value] of wrongValues(part)) yield { name: `with ${name} ${text}`, kind: `with a field ${text}`, change: set(value) };
    const first: unknown = Array.isArray(sample[key]) ? sample[key][0] : undefined;
    if (part.items?.properties && typeof first === 'object' && first !== null)
      for (const inner of invalidValues(part.items, { ...first }, `the first of ${name}`))
        yield {
          ...inner,
          change: (fields) => ({ ...fields, [key]: [inner.change({ ...first }), ...Object.values(Object(fields[key])).slice(1)] }),
        };
  }
}

function wrongValues(schema: JsonSchema): [text: string, value: unknown][] {
  const { minLength = 0, maxLength, minItems = 0, maxItems, pattern, format } = schema;
  const types = typeNames(schema);
  const lowest = schema.minimum ?? schema.exclusiveMinimum;
  const highest = schema.maximum ?? schema.exclusiveMaximum;
  const candidates: [isMeant: boolean, text: string, value: unknown][] = [
    [!types.includes('array'), 'that is a list', [1]],
    [!types.includes('string'), 'that is a text', 'a text'],
    [minLength > 0, 'that is too short', 'x'.repeat(Math.max(0, minLength - 1))],
    [maxLength !== undefined, 'that is too long', 'x'.repeat((maxLength ?? 0) + 1)],
    [schema.enum !== undefined, 'that is none of its values', 'contract-unknown'],
    [format?.startsWith('date') === true, 'that is no date', '2026-13-45'],
    [pattern !== undefined, 'in another form', '?'],
    [lowest !== undefined, `below ${lowest}`, schema.exclusiveMinimum ?? (lowest ?? 0) - 1],
    [highest !== undefined, `above ${highest}`, schema.exclusiveMaximum ?? (highest ?? 0) + 1],
    [minItems > 0, 'with too few items', []],
    [maxItems !== undefined, 'with too many items', Array.from({ length: (maxItems ?? 0) + 1 }, () => 'x')],
  ];
  return candidates.flatMap(([isMeant, text, value]) => (isMeant && findMismatch(createSchema(schema), value) ? [[text, value]] : []));
}

function typeNames({ type, anyOf = [], allOf = [] }: JsonSchema): string[] {
  return [...(type === undefined ? [] : [type].flat()), ...[...anyOf, ...allOf].flatMap(typeNames)];
}
