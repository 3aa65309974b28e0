import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Operation } from './operation.ts';
import type { Spec } from './spec.ts';

/**
 * The contract as TypeScript: `paths` for openapi-fetch, and every schema, input and answer as a plain named type, so
 * that hovering reads well and nothing has to be inferred.
 */
export async function emitTypes(spec: Spec, operations: Operation[]): Promise<string> {
  const nodes = await openapiTS(withOperationSchemas(spec, operations) as unknown as OpenAPI3, { transform: fileOrHtml });
  const named = schemaMembers(nodes).map((member) => namedType(member));
  const rest = nodes.filter((node) => !isDeclared(node, ['$defs', 'webhooks'])).map(withoutSchemas);
  return [
    'declare const untrusted: unique symbol',
    '/** HTML as a server sent it. It is text of unknown intent: clean it before it is shown or saved. */',
    'export type UntrustedHtml = string & { readonly [untrusted]: true }',
    '',
    astToString(named.map(withoutIndirection)).trim(),
    '',
    astToString(rest.map(withoutIndirection)).trim(),
    '',
  ].join('\n');
}

function withOperationSchemas(spec: Spec, operations: Operation[]): Spec {
  const schemas = { ...spec.components.schemas };
  for (const { id, typeName, input, answer } of operations) {
    for (const name of [`${typeName}Input`, `${typeName}Answer`])
      if (schemas[name]) throw new Error(`The schema ${name} has the name that ${id} needs.`);
    schemas[`${typeName}Input`] = input;
    schemas[`${typeName}Answer`] = answer;
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

function membersOf(nodes: ts.Node[], name: string): ts.NodeArray<ts.TypeElement> | undefined {
  const found = nodes.find((node) => isDeclared(node, [name]));
  return found && ts.isInterfaceDeclaration(found) ? found.members : undefined;
}

function schemaMembers(nodes: ts.Node[]): ts.PropertySignature[] {
  const schemas = membersOf(nodes, 'components')?.find((member) => member.name && nameOf(member.name) === 'schemas');
  if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type))
    throw new Error('openapi-typescript printed no schemas.');
  return schemas.type.members.filter(ts.isPropertySignature);
}

/** The schemas stand on their own; only the shared responses stay in `components`. */
function withoutSchemas(node: ts.Node): ts.Node {
  if (!isDeclared(node, ['components']) || !ts.isInterfaceDeclaration(node)) return node;
  const kept = node.members.filter((member) => member.name && nameOf(member.name) === 'responses');
  return ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, node.typeParameters, node.heritageClauses, kept);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function namedType(member: ts.PropertySignature): ts.Node {
  if (!member.type) throw new Error('A schema without a type.');
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
  return replace(node, (child) => {
    const path = indexPath(child);
    return path?.[0] === 'components' && path[1] === 'schemas' && path[2] ? ts.factory.createTypeReferenceNode(path[2]) : undefined;
  });
}

/** `a["b"]["c"]` as a list of names. */
function indexPath(node: ts.Node): string[] | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return [node.typeName.text];
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType) || !ts.isStringLiteral(node.indexType.literal))
    return undefined;
  const before = indexPath(node.objectType);
  return before && [...before, node.indexType.literal.text];
}

function replace<T extends ts.Node>(root: T, choose: (node: ts.Node) => ts.Node | undefined): T {
  const transformer: ts.TransformerFactory<T> = (context) => (start) => {
    const visit = (node: ts.Node): ts.Node => choose(node) ?? ts.visitEachChild(node, visit, context);
    return ts.visitNode(start, visit) as T;
  };
  return ts.transform(root, [transformer]).transformed[0] ?? root;
}
