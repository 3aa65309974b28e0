/** A schema, parameter, response or body of a document, before its references are followed. */
export type Node = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI 3.1 document that mocks read. */
export interface OpenApiDocument {
  paths?: Readonly<Record<string, object>>;
  security?: readonly object[];
  components?: object;
}

/** Follows a `$ref` inside the document; returns any other value unchanged. Throws an Error when it leads nowhere. */
export function followRef(document: OpenApiDocument, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const keys = node.$ref.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>((value, key) => asNode(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`${node.$ref} does not exist.`);
  return followRef(document, asNode(found));
}

/** All properties of an object schema, with those of its `allOf`. */
export function propertiesOf(document: OpenApiDocument, schema: Node): Readonly<Record<string, Node>> {
  const { properties, allOf } = followRef(document, schema);
  const parts = Array.isArray(allOf) ? allOf.map((part) => propertiesOf(document, asNode(part))) : [];
  return Object.assign({}, ...parts, isNode(properties) ? properties : {});
}

/** Whether a value is an object. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object; an empty one for anything else. */
export function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** The objects of a list; none for anything else. */
export function asNodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Changes the values of an object that are objects. */
export function mapNodes<T>(nodes: Node, change: (node: Node) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, change(asNode(node))]));
}
