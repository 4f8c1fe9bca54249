import ts from 'typescript-api';
import type { Complaint, FileRule } from './complaint.ts';
import { STRANGERS } from './order.ts';
import { lastName, lineOf, parse } from './parse.ts';
import { placeOf } from './place.ts';
import { isForTests, isSource } from './source-tree.ts';

/** What code must not reach for by itself: the environment, chance, the clock, floats for money. */
export const checkReach: FileRule = (file) => {
  if (!isSource(file)) return [];
  const rules = RULES.filter(({ word, concerns }) => word.test(file.text) && concerns(file.path));
  if (rules.length === 0) return [];
  const complaints: Complaint[] = [];
  for (const node of parse(file).nodes)
    for (const { complain } of rules) {
      const message = complain(node);
      if (message) complaints.push({ path: file.path, line: lineOf(node), message });
    }
  return complaints;
};

type Rule = {
  /** Stands in every file that the rule complains of: the others need not be walked through. */
  readonly word: RegExp;
  readonly concerns: (path: string) => boolean;
  readonly complain: (node: ts.Node) => string | undefined;
};

const RULES: readonly Rule[] = [
  { word: /random/, concerns: () => true, complain: complainChance },
  { word: /amount/i, concerns: () => true, complain: complainFloat },
  { word: /env/, concerns: (path) => !mayReadEnvironment(path), complain: complainEnvironment },
  { word: /Date|random/i, concerns: mustBeHandedTime, complain: complainTime },
];

/** Where the product begins, and what its operator runs beside it. */
const BEGINNINGS = [
  'apps/main/src/main.ts',
  'apps/main/src/ledger-check.ts',
  'apps/main/src/command.ts',
];

function mayReadEnvironment(path: string): boolean {
  if (BEGINNINGS.includes(path)) return true;
  if (placeOf(path).kind === 'outside') return true;
  return path.includes('/testing/') || path.endsWith('.config.ts');
}

/** Rules, use cases and stores are repeatable: time and chance are their arguments. */
function mustBeHandedTime(path: string): boolean {
  if (isForTests(path) || path === 'packages/kernel/src/clock.ts') return false;
  const { kind, home, feature } = placeOf(path);
  if (kind === 'package') return ['kernel', 'contract', 'games'].includes(home);
  return (home === 'server' || STRANGERS.includes(home)) && feature !== undefined;
}

function complainEnvironment(node: ts.Node): string | undefined {
  const message = 'only apps/main/src/main.ts reads the environment';
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const isRead = lastName(node) === 'env' && lastName(node.expression) === 'process';
    return isRead ? message : undefined;
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    const isProcess = node.initializer !== undefined && lastName(node.initializer) === 'process';
    const names = node.name.elements.map(({ propertyName, name }) =>
      (propertyName ?? name).getText(),
    );
    return isProcess && names.includes('env') ? message : undefined;
  }
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings;
    if (!/^(?:node:)?process$/.test(node.moduleSpecifier.text)) return undefined;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return names.some(({ propertyName, name }) => (propertyName ?? name).text === 'env')
      ? message
      : undefined;
  }
  return undefined;
}

function complainChance(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
  const isRandom = lastName(node) === 'random' && lastName(node.expression) === 'Math';
  return isRandom ? 'Math.random can be foretold: take random bytes as an argument' : undefined;
}

const TO_FLOAT = new Set(['parseFloat', 'parseInt', 'Number']);

function complainFloat(node: ts.Node): string | undefined {
  const read = floatArgument(node);
  const name = read && lastName(read);
  if (!name || !/amount$/i.test(name)) return undefined;
  return `${name} is money and never becomes a float: use @maneki/kernel/money`;
}

function floatArgument(node: ts.Node): ts.Expression | undefined {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.PlusToken) {
    return node.operand;
  }
  if (!ts.isCallExpression(node)) return undefined;
  return TO_FLOAT.has(lastName(node.expression) ?? '') ? node.arguments[0] : undefined;
}

const CHANCE = new Set(['randomBytes', 'randomUUID', 'randomInt', 'getRandomValues']);

function complainTime(node: ts.Node): string | undefined {
  const message = 'time and chance are arguments here';
  if (ts.isNewExpression(node)) {
    const isNow = lastName(node.expression) === 'Date' && (node.arguments ?? []).length === 0;
    return isNow ? message : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const called = lastName(node.expression);
  if (called && CHANCE.has(called)) return message;
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const isNow = called === 'now' && lastName(node.expression.expression) === 'Date';
  return isNow ? message : undefined;
}
