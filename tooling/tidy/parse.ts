// The version that checks our types is a program without a library: this is the last one that is both.
import ts from 'typescript-api';
import type { TreeFile } from './source-tree.ts';

const parsed = new WeakMap<TreeFile, ts.SourceFile>();

/** Parses a file once, however many rules ask. */
export function parse(file: TreeFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

/** Every node of a file, parents before children. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  // Not by calling itself: every node would be handed up through all of its parents.
  const left = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => {
      children.push(child);
    });
    left.push(...children.reverse());
  }
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
