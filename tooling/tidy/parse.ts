// The version that checks our types is a program without a library: this is the last one that is both.
import ts from 'typescript-api';
import type { TreeFile } from './source-tree.ts';

type Parsed = {
  readonly file: TreeFile;
  readonly source: ts.SourceFile;
  /** Every node of the file, parents before children. */
  readonly nodes: readonly ts.Node[];
};

/** Comments are read by people alone. */
const OPTIONS: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

let last: Parsed | undefined;

/** Parses a file once for all rules that ask in a row; the nodes of all files at once would fill the memory. */
export function parse(file: TreeFile): Parsed {
  if (last?.file === file) return last;
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, OPTIONS, true, kind);
  last = { file, source, nodes: listNodes(source) };
  return last;
}

function listNodes(source: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

/** The line that a reader sees for a node, from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** `wallet.account.amount` → `amount`: the last name of what an expression reads. */
export function lastName(expression: ts.Node): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isElementAccessExpression(expression)) {
    const key = expression.argumentExpression;
    return ts.isStringLiteralLike(key) ? key.text : undefined;
  }
  if (ts.isNonNullExpression(expression) || ts.isAsExpression(expression)) {
    return lastName(expression.expression);
  }
  if (ts.isParenthesizedExpression(expression)) return lastName(expression.expression);
  return undefined;
}
