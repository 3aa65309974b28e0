import { parseArgs } from 'node:util';
import { isOrigin } from './live/cors.ts';
import type { Credentials } from './live/types.ts';

export const optionsHelp = `  --token TOKEN            send requests with this token; repeat it for a second role. CONTRACT_TOKEN holds tokens too,
                           separated by spaces, and does not show them in logs
  --login EMAIL:PASSWORD   sign in with this account; repeat it for a second role. CONTRACT_LOGIN holds accounts too
  --writes                 also send requests that change data; use test accounts only
  --yes                    do not ask before --writes changes data of another machine
  --origin ORIGIN          origin of the website for CORS checks; default: the one that the server allows
  --same-origin            skip CORS checks: website and server share an origin
  --timeout MS             abort a request after this time (default 15000)
  --strict                 fail on what could not be checked: skipped operations, empty lists, CORS for an unknown website
  --closed                 fail on fields that the contract does not document
  --min-passed N           fail if fewer operations pass; if they do, a run without an account is a success
  --sequences N            random sequences of requests that change data (default 3, with --writes)
  --replay PLACE           repeat one sequence; a finding names its place
  --json FILE              write the report as JSON; '-' is the standard output
  --junit FILE             write it as JUnit XML
  --markdown FILE          write it for the comment of a pull request
  --github                 print annotations for GitHub Actions
  -h, --help               print this text
      --version            print the version

Exit codes: 0 the contract fits, 1 it does not, 2 it could not be checked.`;

/** Without a `baseUrl` there is no server to check. */
export type ContractOptions = ReturnType<typeof parseOptions>;
export type ReportOptions = ContractOptions['report'];

/** Parses and validates the arguments. Throws an Error with one sentence, which never contains a token or a password. */
export function parseOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    // Package managers pass on the `--` that separates a script's own options.
    args: args[0] === '--' ? args.slice(1) : args,
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      login: { type: 'string', multiple: true, default: [] },
      writes: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'same-origin': { type: 'boolean', default: false },
      origin: { type: 'string' },
      timeout: { type: 'string', default: '15000' },
      strict: { type: 'boolean', default: false },
      closed: { type: 'boolean', default: false },
      'min-passed': { type: 'string' },
      sequences: { type: 'string', default: '3' },
      replay: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      markdown: { type: 'string' },
      github: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1 || (positionals[0] ?? 'check') !== 'check')
    throw new Error(`There is no command '${positionals.join(' ')}'; the only one is 'check'.`);
  const { 'base-url': baseUrl, 'same-origin': isSameOrigin, 'min-passed': minPassed, origin, json, junit, markdown, github } = values;
  const { writes, yes, strict, closed, replay, help, version } = values;
  const tokens = parseTokens(values.token);
  const logins = parseLogins(values.login);
  if (baseUrl === undefined && (tokens.length > 0 || logins.length > 0 || writes || origin !== undefined || replay !== undefined))
    throw new Error('--base-url is missing: the other options need a server.');
  if (origin !== undefined && !isOrigin(origin)) throw new Error(`'${origin}' is not an origin such as https://www.example.com.`);
  return {
    ...{ tokens, logins, writes, yes, strict, closed, replay, help, version },
    baseUrl: baseUrl === undefined ? undefined : parseBaseUrl(baseUrl),
    origin: isSameOrigin ? 'same' : origin,
    timeoutMs: parseNumber('--timeout', values.timeout, { min: 1, max: 600_000 }),
    minPassed: minPassed === undefined ? undefined : parseNumber('--min-passed', minPassed, { min: 0, max: 1000 }),
    sequences: parseNumber('--sequences', values.sequences, { min: 0, max: 100_000 }),
    report: { json, junit, markdown, github },
  };
}

/** The words of a variable. CI sets it to an empty text where a secret is not available, as for the pull request of a fork. */
function readSecrets(name: string): string[] {
  return (process.env[name] ?? '').split(/\s+/).filter(Boolean);
}

/** An empty option would silently check less. */
function parseTokens(given: string[]): string[] {
  if (given.includes('')) throw new Error('A token is empty. Is the variable that holds it set?');
  const tokens = [...given, ...readSecrets('CONTRACT_TOKEN')];
  if (tokens.some((token) => !/^[\x21-\x7e]+$/.test(token)))
    throw new Error('A token must consist of printable ASCII characters without spaces.');
  return tokens;
}

function parseLogins(given: string[]): Credentials[] {
  return [...given, ...readSecrets('CONTRACT_LOGIN')].map((text) => {
    const [, email, password] = /^([^:\s]+@[^:\s]+):(.+)$/.exec(text) ?? [];
    if (!email || !password) throw new Error('A login must be an email address and a password: --login student@example.com:PASSWORD.');
    return { email, password };
  });
}

function parseNumber(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(Number.isInteger(number) && number >= min && number <= max))
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
  return number;
}

function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`'${text}' is not the URL of a server such as https://api.example.com/v1.`);
  if (url.username || url.password) throw new Error('--base-url must not contain credentials: logs would show them.');
  if (url.search || url.hash) throw new Error(`'${text}' must not have a query or a fragment.`);
  return text.replace(/\/+$/, '');
}
