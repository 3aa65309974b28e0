import { maxQueryLength } from '#ui/search/table-search.ts';

/** The selectable limits of the price, in rupees. */
export const priceLimits = [3000, 5000, 8000] as const;

/** The selectable limits of the duration, in months. */
export const monthLimits = [3, 6, 12] as const;

export type CourseOrder = 'price' | 'months';

/** The search parameters of the list of courses. Default values are left out. */
export interface CourseSearch {
  q?: string;
  /** The highest price, in rupees. */
  price?: (typeof priceLimits)[number];
  /** The longest duration, in months. */
  months?: (typeof monthLimits)[number];
  /** Without it the courses stand in their categories. */
  sort?: CourseOrder;
}

/** Validates the search parameters of the list of courses. Invalid values are left out. */
export function courseSearch({ q, price, months, sort }: Record<string, unknown>): CourseSearch {
  const priceLimit = priceLimits.find((limit) => limit === Number(price));
  const monthLimit = monthLimits.find((limit) => limit === Number(months));
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, maxQueryLength) }),
    ...(priceLimit && { price: priceLimit }),
    ...(monthLimit && { months: monthLimit }),
    ...((sort === 'price' || sort === 'months') && { sort }),
  };
}

/** The search parameter of the comparison: the ids of up to three courses, each in its place, such as 'a,,b'. */
export interface CompareSearch {
  ids?: string | undefined;
}

const places = 3;

/** A repeated course keeps its first place. The key is always there, because the router adds the unparsed value of a missing key. */
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
