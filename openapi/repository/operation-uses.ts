import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface OperationUses {
  /** Names of functions, hooks and methods of the SDK that are used: `useListBatches`, `listBatches`. */
  hooks: Set<string>;
  members: Set<string>;
  /** Uses that a check cannot follow: a computed name, a cast, a request without the SDK. One sentence each. */
  problems: string[];
}

const clients = ['api', 'queries', 'mutations'];

const mayCall = /\b(api|queries|mutations|fetch)\b|@institute\/sdk\/(react|calls)/;

/** Tests, comments and texts do not count. */
export function readOperationUses(folder: string): OperationUses {
  const uses: OperationUses = { hooks: new Set(), members: new Set(), problems: [] };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8');
    // Most files call no operation, and parsing takes most of the time.
    if (mayCall.test(text)) readFile(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), uses);
  }
  return uses;
}

function readFile(file: ts.SourceFile, uses: OperationUses): void {
  const imported = readImports(file);
  const place = (node: ts.Node) => `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const original = imported.get(node.expression.text);
      if (original) uses.hooks.add(original);
      const [url] = node.arguments;
      if (node.expression.text === 'fetch' && url && /['"`]/.test(url.getText()))
        uses.problems.push(`${place(node)} fetches ${url.getText()} without the SDK.`);
    }
    if (ts.isPropertyAccessExpression(node) && clients.includes(lastName(node.expression))) {
      uses.members.add(node.name.text);
      if (ts.isParenthesizedExpression(node.expression))
        uses.problems.push(`${place(node)} uses an operation through a cast, which hides whether the contract has it.`);
    }
    if (ts.isElementAccessExpression(node) && clients.includes(lastName(node.expression))) {
      if (ts.isStringLiteral(node.argumentExpression)) uses.members.add(node.argumentExpression.text);
      else uses.problems.push(`${place(node)} uses an operation by a computed name, which no check can follow.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** The SDK's names that a file imports, by local name. A hook of the program itself may have the same name as a hook of the SDK. */
function readImports(file: ts.SourceFile): Map<string, string> {
  const imported = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!/^@institute\/sdk\/(react|calls)$/.test(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) imported.set(name.text, (propertyName ?? name).text);
  }
  return imported;
}

function lastName(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return lastName(node.expression);
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}
