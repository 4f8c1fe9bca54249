import ts from 'typescript-api';
import { lineOf, parse } from './parse.ts';
import { resolveImport } from './place.ts';
import type { TreeFile } from './source-tree.ts';

export type Import = {
  readonly specifier: string;
  /** The file of ours that it leads to, if any. */
  readonly target: string | undefined;
  readonly line: number;
  /** Whether it is loaded by `import()`, when the file that asks for it stands already. */
  readonly isLate: boolean;
  /** Whether only types come from there, of which nothing is left when the program runs. */
  readonly isType: boolean;
};

const listed = new WeakMap<TreeFile, readonly Import[]>();

/** Everything that a file imports: static, passed on, by `import()`, and types by `import('…')`. */
export function listImports(file: TreeFile): readonly Import[] {
  const known = listed.get(file);
  if (known) return known;
  const imports: Import[] = [];
  for (const node of parse(file).nodes) {
    const specifier = specifierOf(node);
    if (!specifier) continue;
    imports.push({
      specifier: specifier.text,
      target: resolveImport(file.path, specifier.text),
      line: lineOf(specifier),
      isLate: isLate(node),
      isType: isType(node),
    });
  }
  listed.set(file, imports);
  return imports;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return literal(node.moduleSpecifier);
  }
  if (ts.isCallExpression(node)) {
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
    return isLate(node) || isRequire ? literal(node.arguments[0]) : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return literal(node.argument.literal);
  }
  return undefined;
}

const isLate = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

function isType(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { isTypeOnly, name, namedBindings } = node.importClause;
  if (isTypeOnly) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function literal(node: ts.Node | undefined): ts.StringLiteralLike | undefined {
  return node && ts.isStringLiteralLike(node) ? node : undefined;
}
