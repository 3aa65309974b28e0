/** The search parameter of the comparison: the ids of up to three courses, each in its place, such as 'a,,b'. */
export interface CompareSearch {
  ids?: string | undefined;
}

const places = 3;

/** A course that stands twice keeps its first place. The key is always there, because the router adds the unparsed value of a missing one. */
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  const all = String(ids ?? '')
    .split(',', places)
    .map((id) => id.trim());
  const text = all
    .map((id, place) => (all.indexOf(id) === place ? id : ''))
    .join(',')
    .replace(/,+$/, '');
  return { ids: text || undefined };
}
