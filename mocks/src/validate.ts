/** A compiled check: answers whether the value fits and keeps the reasons. */
export interface Validate {
  (value: unknown): boolean;
  errors?: Fault[] | null;
}

interface Fault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** The first reason why the last value did not fit, readable: `studentLimit must be number`. */
export function firstFault(check: Validate): string {
  const fault = check.errors?.[0];
  if (!fault) return 'it does not fit the contract';
  const place = fault.instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => (place ? `${place}.${name}` : String(name));
  if (fault.keyword === 'required') return `${inside(fault.params.missingProperty)} is required`;
  if (fault.keyword === 'additionalProperties') return `${inside(fault.params.additionalProperty)} is not part of the contract`;
  if (fault.keyword === 'enum') return `${place} must be one of ${JSON.stringify(fault.params.allowedValues)}`;
  return `${place || 'the answer'} ${fault.message}`;
}
