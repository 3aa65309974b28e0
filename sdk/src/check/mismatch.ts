/** A compiled JSON Schema: returns whether the value matches, and sets `errors` when it does not. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

interface ValidationError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Where and how a value differs from its schema. Safe to log, because it holds no value. */
export interface Mismatch {
  /** JSON pointer (RFC 6901) into the value; empty for the value itself. */
  pointer: string;
  /** For example `is required` or `must be string or integer`. */
  problem: string;
}

/** The mismatch of the last validation that failed. When all alternatives of an `anyOf` failed, the deepest error is reported. */
export function mismatchOf({ errors }: Validate): Mismatch {
  const mismatches = (errors ?? []).filter(({ keyword }) => keyword !== 'anyOf').map(toMismatch);
  const depth = ({ pointer }: Mismatch) => pointer.split('/').length;
  const deepest = mismatches.filter((one) => mismatches.every((other) => depth(other) <= depth(one)));
  const [first] = deepest;
  if (!first) return { pointer: '', problem: 'does not match the contract' };
  const problems = deepest.filter(({ pointer }) => pointer === first.pointer).map(({ problem }) => problem);
  return { pointer: first.pointer, problem: [...new Set(problems)].join(' or ').replaceAll(' or must be ', ' or ') };
}

function toMismatch({ instancePath, keyword, params, message = '' }: ValidationError): Mismatch {
  const child = (name: unknown) => `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (keyword === 'required') return { pointer: child(params.missingProperty), problem: 'is required' };
  if (keyword === 'additionalProperties') return { pointer: child(params.additionalProperty), problem: 'is not part of the contract' };
  if (keyword === 'enum') return { pointer: instancePath, problem: `must be one of ${JSON.stringify(params.allowedValues)}` };
  return { pointer: instancePath, problem: keyword === 'type' ? message.replaceAll(',', ' or ') : message };
}
