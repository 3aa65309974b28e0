/** A compiled check: answers whether the value fits and keeps the reasons. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

interface Fault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Where and how a value is not what its schema says. It names no value, so that it may stand in a log. */
export interface Mismatch {
  /** JSON pointer (RFC 6901) into the value; empty is the value itself. */
  pointer: string;
  /** For example `is required` or `must be string or integer`. */
  problem: string;
}

/** Why the last value did not fit. Of several choices that all failed, the one that came furthest speaks. */
export function mismatchOf({ errors }: Validate): Mismatch {
  const all = (errors ?? []).filter(({ keyword }) => keyword !== 'anyOf').map(describe);
  const depth = ({ pointer }: Mismatch) => pointer.split('/').length;
  const deepest = all.filter((one) => all.every((other) => depth(other) <= depth(one)));
  const [first] = deepest;
  if (!first) return { pointer: '', problem: 'does not fit the contract' };
  const problems = deepest.filter(({ pointer }) => pointer === first.pointer).map(({ problem }) => problem);
  return { pointer: first.pointer, problem: [...new Set(problems)].join(' or ').replaceAll(' or must be ', ' or ') };
}

function describe({ instancePath, keyword, params, message = '' }: Fault): Mismatch {
  const inside = (name: unknown) => `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (keyword === 'required') return { pointer: inside(params.missingProperty), problem: 'is required' };
  if (keyword === 'additionalProperties') return { pointer: inside(params.additionalProperty), problem: 'is not part of the contract' };
  if (keyword === 'enum') return { pointer: instancePath, problem: `must be one of ${JSON.stringify(params.allowedValues)}` };
  return { pointer: instancePath, problem: keyword === 'type' ? message.replaceAll(',', ' or ') : message };
}
