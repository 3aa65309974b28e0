import type { JsonSchema } from '@institute/sdk/schemas';
import { asNodes, followRef, isNode, mapNodes, type Node, type OpenApiDocument } from './document.ts';

/**
 * A schema without references, with the keywords that the validator knows; it ignores the others. A schema that refers to itself allows
 * anything at that place.
 */
export function inlineSchema(document: OpenApiDocument, schema: Node, parents: readonly unknown[] = []): JsonSchema {
  if (parents.includes(schema.$ref ?? schema)) return {};
  const inner = [...parents, schema.$ref ?? schema];
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    return isNode(value) ? inlineSchema(document, value, inner) : value;
  };
  const { properties, additionalProperties, ...rest } = toKnownKeywords(followRef(document, schema));
  const entries = Object.entries(rest).map(([key, value]) => [key, nestedKeywords.includes(key) ? inline(value) : value]);
  return {
    ...Object.fromEntries(entries),
    ...(isNode(properties) && { properties: mapNodes(properties, (part) => inlineSchema(document, part, inner)) }),
    // `true` is the same as nothing.
    ...(additionalProperties !== true && additionalProperties !== undefined && { additionalProperties: inline(additionalProperties) }),
  };
}

const nestedKeywords = ['items', 'anyOf', 'allOf'];
const formats: unknown[] = ['date', 'date-time', 'email', 'uri', 'uuid', 'binary'] satisfies JsonSchema['format'][];

/** Drops what the validator cannot check: formats that it does not know, and patterns that are not valid in its Unicode mode. */
function toKnownKeywords({ oneOf, type, format, pattern, ...rest }: Node): Node {
  return {
    ...rest,
    // A file is a Blob, not a string.
    ...(type !== undefined && format !== 'binary' && { type }),
    ...(formats.includes(format) && { format }),
    ...(isPattern(pattern) && { pattern }),
    // The validator has no `oneOf`; `anyOf` also allows a value that matches several alternatives.
    ...(Array.isArray(oneOf) && { allOf: [...asNodes(rest.allOf), { anyOf: oneOf }] }),
  };
}

function isPattern(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
