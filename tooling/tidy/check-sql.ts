import ts from 'typescript-api';
import { mayHoldSql } from './check-imports.ts';
import type { Complaint, FileRule } from './complaint.ts';
import { findTables } from './find-tables.ts';
import { SERVER_ORDERS } from './order.ts';
import { lastName, lineOf, parse } from './parse.ts';
import { placeOf } from './place.ts';
import { isForTests, isSource, type TreeFile } from './source-tree.ts';

/** Calls of Kysely's that begin a statement, and those that bring in a further table. */
const BEGINS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const BRINGS_IN = new Set([
  ...BEGINS,
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'from',
  'using',
  'table',
]);
const GIVES_NAME = new Set(['with', 'withRecursive']);

const LOOKS_LIKE_SQL = /^\s*(?:with|select|insert|update|delete|merge)\s/i;

/** SQL stands in `store.ts`, takes the transaction it runs in, and names only its feature's tables. */
export const checkSql: FileRule = (file) => {
  const from = placeOf(file.path);
  const isServer = from.kind === 'app' && from.home in SERVER_ORDERS;
  if (!isServer || !from.feature || !isSource(file) || isForTests(file.path)) return [];
  if (!mayHoldSql(file.path, from)) return complainStray(file);
  return [...complainTables(file, from.feature), ...complainParameters(file)];
};

function complainStray(file: TreeFile): Complaint[] {
  return parse(file)
    .nodes.filter((node) => ts.isCallExpression(node) && BEGINS.has(calledMethod(node) ?? ''))
    .map((node) => ({ path: file.path, line: lineOf(node), message: 'SQL belongs in store.ts' }));
}

function complainTables(file: TreeFile, feature: string): Complaint[] {
  const { nodes } = parse(file);
  const given = new Set(nodes.flatMap((node) => givenNames(node)));
  return nodes.flatMap((node) =>
    tablesOf(node)
      // A name without a feature in front is no table but a part of a statement, whoever wrote it.
      .filter((table) => table.includes('_') && !table.startsWith(`${feature}_`))
      .filter((table) => !given.has(table))
      .map((table) => ({
        path: file.path,
        line: lineOf(node),
        message: `${table} is not a table of ${feature}: ask the feature that owns it`,
      })),
  );
}

function tablesOf(node: ts.Node): string[] {
  if (ts.isTaggedTemplateExpression(node)) {
    return lastName(node.tag) === 'sql' ? findTables(templateText(node.template)) : [];
  }
  if (ts.isCallExpression(node) && BRINGS_IN.has(calledMethod(node) ?? '')) {
    return tableArguments(node.arguments[0]);
  }
  const isPlainLiteral = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (!isPlainLiteral || ts.isTaggedTemplateExpression(node.parent)) return [];
  const text = templateText(node);
  return LOOKS_LIKE_SQL.test(text) ? findTables(text) : [];
}

/** `'wallet_accounts as account'` or a list of such. */
function tableArguments(argument: ts.Expression | undefined): string[] {
  if (!argument) return [];
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(tableArguments);
  if (!ts.isStringLiteralLike(argument)) return [];
  const name = argument.text.trim().split(/\s/)[0]!;
  return [name.split('.').at(-1)!];
}

function givenNames(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !GIVES_NAME.has(calledMethod(node) ?? '')) return [];
  return tableArguments(node.arguments[0]).map((name) => name.replace(/\(.*$/, ''));
}

/** The name of a called method; `Array.from` and `Buffer.from` bring in no table. */
function calledMethod(node: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const owner = node.expression.expression;
  if (ts.isIdentifier(owner) && /^[A-Z]/.test(owner.text)) return undefined;
  return node.expression.name.text;
}

/** A value put into a template stands where no table's name can. */
function templateText(node: ts.TemplateLiteral | ts.StringLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' $ ');
}

/** No object holds a connection: what a store offers takes the transaction first. */
function complainParameters(file: TreeFile): Complaint[] {
  return parse(file).source.statements.flatMap((statement) =>
    exportedFunctions(statement).flatMap((declared) => {
      const first = declared.parameters[0]?.name.getText();
      if (first === 'tx' || !mayAsk(declared)) return [];
      const message = 'the first parameter of a store function is tx';
      return [{ path: file.path, line: lineOf(declared), message }];
    }),
  );
}

/** What only writes a part of a statement, or reads an error, asks nothing of the database. */
function mayAsk(declared: ts.SignatureDeclaration): boolean {
  return declared.type === undefined || declared.type.getText().startsWith('Promise');
}

function exportedFunctions(statement: ts.Statement): ts.SignatureDeclaration[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return [statement];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [initializer]
      : [],
  );
}
