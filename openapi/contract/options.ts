import { parseArgs } from 'node:util';

/** The text of `--help`. */
export const usage = `pnpm contract                   check this repository: lint, generated files, breaking changes, changeset, examples, mocks, website
pnpm contract --base-url URL    check a live server

  --token TOKEN      send requests with this token; repeat it for a second role. CONTRACT_TOKEN holds tokens too, separated
                     by spaces, and does not show them in logs. Operations that need another token are skipped
  --writes           also send requests that change data; use test accounts only
  --same-origin      skip CORS checks: website and server share an origin
  --origin ORIGIN    origin of the website for CORS checks (default https://www.example.com)
  --timeout MS       abort a request after this time (default 15000)
  --json FILE        write the rows as JSON
  --junit FILE       write the rows as JUnit XML
  -h, --help         print this text

Exit codes: 0 no mismatch, 1 a mismatch, 2 the checks could not run.`;

/** The parsed options of `pnpm contract`. Without a `baseUrl`, it checks the repository. */
export type ContractOptions = ReturnType<typeof parseOptions>;

/** Parses and validates the arguments. Throws an Error with one sentence. */
export function parseOptions(args: string[]) {
  const { values } = parseArgs({
    // pnpm passes on the `--` that separates a script's own options.
    args: args[0] === '--' ? args.slice(1) : args,
    options: {
      'base-url': { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      writes: { type: 'boolean', default: false },
      'same-origin': { type: 'boolean', default: false },
      origin: { type: 'string', default: 'https://www.example.com' },
      timeout: { type: 'string', default: '15000' },
      json: { type: 'string' },
      junit: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { 'base-url': baseUrl, origin, json, junit, writes, help } = values;
  const hasLiveOption = values.token.length > 0 || writes || json !== undefined || junit !== undefined;
  if (baseUrl === undefined && hasLiveOption) throw new Error('--base-url is missing: the other options need a server.');
  const tokens = [...values.token, ...(process.env.CONTRACT_TOKEN ?? '').split(/\s+/)].filter(Boolean);
  // The message must not contain the token.
  if (tokens.some((token) => !/^[\x21-\x7e]+$/.test(token)))
    throw new Error('A token must consist of printable ASCII characters without spaces.');
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs > 0 && timeoutMs <= 600_000)) throw new Error('--timeout must be a number of milliseconds up to 600000.');
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`'${origin}' is not an origin such as https://www.example.com.`);
  return {
    baseUrl: baseUrl && parseBaseUrl(baseUrl),
    tokens,
    writes,
    timeoutMs,
    json,
    junit,
    help,
    origin: values['same-origin'] ? undefined : origin,
  };
}

function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`'${text}' is not the URL of a server such as https://api.example.com/v1.`);
  if (url.username || url.password) throw new Error('--base-url must not contain credentials: logs would show them.');
  if (url.search || url.hash) throw new Error(`'${text}' must not have a query or a fragment.`);
  return text.replace(/\/+$/, '');
}
