import type { Inputs, OperationId } from '@institute/sdk/contract';

export interface Call<Input = unknown> {
  /** 1 for the first call. */
  order: number;
  operation: string;
  method: string;
  /** Path and query of the request, without passwords and tokens. */
  path: string;
  /** Time of the request on the clock of the mocks, in ISO 8601. */
  time: string;
  /** Path, query and body as one object, without passwords. Undefined when the request did not match the contract. */
  input: Input | undefined;
  viewer: { _id: string; role?: number | undefined } | undefined;
  /** Status of the response; 0 for a broken connection. */
  status: number;
  /** The body of the response, without tokens; undefined for a broken connection and for a list of more than 1000 records. */
  response: unknown;
  /** A fault replaced or delayed the real response. */
  isForced: boolean;
  /** The option `passThrough` sent the request to the real server. */
  isPassedThrough: boolean;
  /** All differences of a real response from the contract, as in `/courses/3/price must be number; /count is required`, or why there is none. */
  mismatch: string | undefined;
}

interface Exchange extends Pick<Call, 'operation' | 'time' | 'input' | 'viewer'>, Partial<Pick<Call, 'isPassedThrough' | 'mismatch'>> {
  request: Request;
  response: Response;
  body: unknown;
  forced: object | undefined;
}

export interface WaitOptions<Input> {
  matching?: (call: Call<Input>) => boolean;
  /** Milliseconds to wait, 5000 by default. */
  timeoutMs?: number;
}

const maxCalls = 1000;
/** Copies of the 10,000 records of a huge list would fill the memory. */
const maxRecords = 1000;

/** The calls in the order of their responses. Of more than 1000 calls the oldest are dropped. */
export class CallLog {
  #calls: Call[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  add({ request, response, body, forced, input, viewer, isPassedThrough = false, mismatch, ...call }: Exchange): void {
    this.#count += 1;
    this.#calls.push({
      order: this.#count,
      ...call,
      method: request.method,
      path: redactPath(request.url),
      input: redact(input),
      viewer: viewer && { _id: viewer._id, role: viewer.role },
      status: response.status,
      response: response.type === 'error' || isLong(body) ? undefined : redact(body),
      isForced: forced !== undefined,
      isPassedThrough,
      mismatch,
    });
    if (this.#calls.length > maxCalls) this.#calls.shift();
    for (const listener of this.#listeners) listener();
  }

  all(): Call[] {
    return [...this.#calls];
  }

  of<Id extends OperationId>(operation: Id): Call<Inputs[Id]>[] {
    return this.#calls.filter((call): call is Call<Inputs[Id]> => call.operation === operation);
  }

  clear(): void {
    this.#calls = [];
    this.#count = 0;
  }

  waitFor<Id extends OperationId>(
    operation: Id,
    { matching = () => true, timeoutMs = 5000 }: WaitOptions<Inputs[Id]> = {},
  ): Promise<Call<Inputs[Id]>> {
    const found = new Promise<Call<Inputs[Id]>>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        settle();
      };
      const check = () => {
        try {
          const call = this.of(operation).find(matching);
          if (call) finish(() => resolve(call));
        } catch (error) {
          // An error of `matching` belongs to the caller, not to the request that is recorded.
          finish(() => reject(error));
        }
      };
      const timer = setTimeout(() => finish(() => reject(new Error(this.#describeMissing(operation, timeoutMs)))), timeoutMs);
      this.#listeners.add(check);
      check();
    });
    // A test that ends before it has awaited the promise must not fail the next test.
    found.catch(() => undefined);
    return found;
  }

  #describeMissing(operation: string, timeoutMs: number): string {
    const seen = this.#calls.slice(-20).map((call) => `${call.operation} ${call.status}`);
    return `No matching call of ${operation} within ${timeoutMs} ms. The last calls: ${seen.join(', ') || 'none'}.`;
  }
}

function isLong(body: unknown): boolean {
  const isLongList = (value: unknown) => Array.isArray(value) && value.length > maxRecords;
  return isLongList(body) || (typeof body === 'object' && body !== null && Object.values(body).some(isLongList));
}

const hidden = '•••';
const secretName = /password|token|secret|authorization|api_?key/i;

function redact(value: unknown): unknown {
  return copy(value, (part, name) => (typeof part === 'string' && secretName.test(name) ? hidden : part));
}

function redactPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(/([?&]([^=&]+)=)[^&]*/g, (pair, start, name) => (secretName.test(name) ? start + hidden : pair));
}

/** A copy for JSON, in which a file is described by its name, type and size. */
export function describeFiles(value: unknown): unknown {
  return copy(value, (part) => {
    if (!(part instanceof Blob)) return part;
    return { name: part instanceof File ? part.name : undefined, type: part.type, size: part.size };
  });
}

/** A deep copy in which `replace` may put another value in the place of a part. `name` is the name of the nearest member. */
function copy(value: unknown, replace: (part: unknown, name: string) => unknown, name = ''): unknown {
  const part = replace(value, name);
  if (Array.isArray(part)) return part.map((item) => copy(item, replace, name));
  if (typeof part !== 'object' || part === null || part instanceof Blob) return part;
  return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, copy(member, replace, key)]));
}
