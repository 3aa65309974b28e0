import { parseArgs } from 'node:util';

export const usage = `pnpm contract                      what this repository promises: lint, freshness, released contract, examples, mocks, web app
pnpm contract --base-url URL       the same requests and answers against a live server

  --token TOKEN      whose calls are made; give it again for a second role, or keep tokens out of logs in CONTRACT_TOKEN,
                     apart by blanks. What needs a token that is not there is left out
  --writes           sends what changes something, too; take accounts that are made for it
  --same-origin      the website is on the server's own origin: CORS is not looked at
  --origin ORIGIN    origin of the website (https://www.example.com)
  --timeout MS       until a call is given up (15000)
  --json FILE        the rows for other programs
  --junit FILE       the rows for a CI

Ends with 0 when nothing is outside the contract, 1 when something is, 2 when it could not be tried.`;

/** What was typed, checked. Throws an Error with one sentence. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    // pnpm hands on the two dashes after which a script's own options stand.
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
  const live = values.token.length > 0 || writes || json !== undefined || junit !== undefined;
  if (baseUrl === undefined && live) throw new Error('--base-url is missing: without it no server is asked.');
  const tokens = [...values.token, ...(process.env.CONTRACT_TOKEN ?? '').split(/\s+/)].filter(Boolean);
  // The sentence must not hold what is wrong with it.
  if (tokens.some((token) => !/^[\x21-\x7e]+$/.test(token))) throw new Error('A token may hold no blanks and no control characters.');
  const timeoutMs = Number(values.timeout);
  if (!(timeoutMs > 0 && timeoutMs <= 600_000)) throw new Error('--timeout must be a number of milliseconds up to 600000.');
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`'${origin}' is no origin, such as https://www.example.com.`);
  return {
    baseUrl: baseUrl && checkedUrl(baseUrl),
    tokens,
    writes,
    timeoutMs,
    json,
    junit,
    help,
    origin: values['same-origin'] ? undefined : origin,
  };
}

function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`'${text}' is no URL of a server, such as https://api.example.com/v1.`);
  if (url.username || url.password) throw new Error('--base-url may hold no credentials: they would stand in every log.');
  if (url.search || url.hash) throw new Error(`'${text}' may end with a path, not with a query.`);
  return text.replace(/\/+$/, '');
}
