import { isDeepStrictEqual } from 'node:util';
import type { Spec } from '../../generator/spec.ts';

/** Keys that explain: they change nothing for a program. */
const explanations = ['description', 'summary', 'example', 'examples', 'x-assumption', 'title'];

/** The operations and the shared schemas and responses that differ, were added or are gone, by name. Explanations do not count. */
export function findChangedNames(baseline: Spec, current: Spec): string[] {
  const before = namedParts(baseline);
  const after = namedParts(current);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function namedParts(spec: Spec): Record<string, unknown> {
  const { paths, components, security } = withoutExplanations(spec);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, { path, method, security, ...operation }]),
  );
  return { ...components.schemas, ...components.responses, ...Object.fromEntries(operations) };
}

/** The names of properties and examples are data, so only keys of texts go. */
function withoutExplanations(spec: Spec): Spec {
  return JSON.parse(
    JSON.stringify(spec, (key, value: unknown) => {
      const isExplanation = explanations.includes(key) && (typeof value === 'string' || key.startsWith('example'));
      return isExplanation ? undefined : value;
    }),
  );
}
