export interface LookupSearch {
  roll_no?: string | undefined;
  course_id?: string | undefined;
}

/** The same length as in the field Student Id. */
export const maxLength = 100;

/** Texts that no address can hold: `.` and `..` would be another path, and a lone surrogate cannot be encoded. */
export const notInPath = /^\.{1,2}$|\p{Surrogate}/u;

/**
 * Parses the search parameters of the lookup page. Anyone can write such a URL, so a value that cannot be an id counts as missing. Both
 * keys are always there, because the router adds the unparsed value of a missing key.
 */
export function parseLookupSearch({ roll_no, course_id }: Record<string, unknown>): LookupSearch {
  return { roll_no: parseId(roll_no), course_id: parseId(course_id) };
}

function parseId(value: unknown): string | undefined {
  const isId = typeof value === 'string' && value.length <= maxLength && !/\p{C}/u.test(value);
  return (isId && value.trim()) || undefined;
}
