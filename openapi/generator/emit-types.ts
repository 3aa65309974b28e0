import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Operation } from './operation.ts';
import type { Spec } from './spec.ts';

/**
 * The contract as TypeScript: `paths` for openapi-fetch, and every schema, input and response as a plain named type, which
 * reads well on hover and leaves nothing to infer. `components['schemas']` holds the schemas for code written for openapi-typescript.
 */
export async function emitTypes(spec: Spec, operations: Operation[]): Promise<string> {
  const nodes = await openapiTS(withOperationSchemas(spec, operations) as unknown as OpenAPI3, { transform: fileOrHtml });
  const named = schemaMembers(nodes).map((member) => namedType(member));
  const schemaNames = Object.keys(spec.components.schemas);
  const rest = nodes.filter((node) => !isDeclared(node, ['$defs', 'webhooks'])).map((node) => withSchemaNames(node, schemaNames));
  return [
    'declare const untrusted: unique symbol',
    '/** HTML as the server sent it, which may hold scripts: sanitize it before you show or save it. */',
    'export type UntrustedHtml = string & { readonly [untrusted]: true }',
    '',
    print(named),
    '',
    print(rest),
    '',
  ].join('\n');
}

/** Prints TypeScript without the tag `@description`, which editors would show on hover. */
function print(nodes: ts.Node[]): string {
  return astToString(nodes.map(withoutIndirection)).trim().replaceAll('@description ', '');
}

function withOperationSchemas(spec: Spec, operations: Operation[]): Spec {
  const schemas = { ...spec.components.schemas };
  for (const { id, typeName, input, response } of operations) {
    for (const name of [`${typeName}Input`, `${typeName}Response`])
      if (schemas[name]) throw new Error(`The schema name ${name} is reserved for the operation ${id}.`);
    schemas[`${typeName}Input`] = { description: `Input of \`${id}\`.`, ...input };
    schemas[`${typeName}Response`] = { description: `Response of \`${id}\`.`, ...response };
  }
  return { ...spec, components: { ...spec.components, schemas } };
}

function fileOrHtml(schema: { format?: string }): ts.TypeNode | undefined {
  if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  if (schema.format === 'html') return ts.factory.createTypeReferenceNode('UntrustedHtml');
  return undefined;
}

function isDeclared(node: ts.Node, names: string[]): boolean {
  return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.includes(node.name.text);
}

const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration =>
  isDeclared(node, ['components']) && ts.isInterfaceDeclaration(node);

function schemaMembers(nodes: ts.Node[]): ts.PropertySignature[] {
  const schemas = nodes.find(isComponents)?.members.find((member) => member.name && nameOf(member.name) === 'schemas');
  if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type))
    throw new Error('openapi-typescript emitted no schemas.');
  return schemas.type.members.filter(ts.isPropertySignature);
}

/** Reduces `components` to the shared responses, and to the names of the contract's schemas, each of which is a type of its own. */
function withSchemaNames(node: ts.Node, names: string[]): ts.Node {
  if (!isComponents(node)) return node;
  const schemas = names.map((name) => property(name, ts.factory.createTypeReferenceNode(name)));
  const responses = node.members.filter((member) => member.name && nameOf(member.name) === 'responses');
  const members = [property('schemas', ts.factory.createTypeLiteralNode(schemas)), ...responses];
  return ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, node.typeParameters, node.heritageClauses, members);
}

function property(name: string, type: ts.TypeNode): ts.PropertySignature {
  return ts.factory.createPropertySignature(undefined, name, undefined, type);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function namedType(member: ts.PropertySignature): ts.Node {
  if (!member.type) throw new Error('openapi-typescript emitted a schema without a type.');
  const declaration = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(member.name),
    undefined,
    member.type,
  );
  for (const comment of ts.getSyntheticLeadingComments(member) ?? [])
    ts.addSyntheticLeadingComment(declaration, comment.kind, comment.text, comment.hasTrailingNewLine);
  return declaration;
}

/** `components["schemas"]["Course"]` becomes `Course`. */
function withoutIndirection<T extends ts.Node>(node: T): T {
  const transformer: ts.TransformerFactory<T> = (context) => (start) => {
    const visit = (child: ts.Node): ts.Node => {
      const [root, kind, name] = indexPath(child) ?? [];
      const isSchema = root === 'components' && kind === 'schemas' && name;
      return isSchema ? ts.factory.createTypeReferenceNode(name) : ts.visitEachChild(child, visit, context);
    };
    return ts.visitNode(start, visit) as T;
  };
  return ts.transform(node, [transformer]).transformed[0] ?? node;
}

/** `a["b"]["c"]` as `['a', 'b', 'c']`. */
function indexPath(node: ts.Node): string[] | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return [node.typeName.text];
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType) || !ts.isStringLiteral(node.indexType.literal))
    return undefined;
  const parent = indexPath(node.objectType);
  return parent && [...parent, node.indexType.literal.text];
}
