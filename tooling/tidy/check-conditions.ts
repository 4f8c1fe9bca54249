import ts from 'typescript-api';
import type { Complaint, FileRule } from './complaint.ts';
import { lastName, lineOf, parse } from './parse.ts';
import { isSource } from './source-tree.ts';

/** Calls of Kysely's that join what they are given to other conditions by `and`. */
const JOINS_CONDITIONS = new Set(['where', 'having', 'on']);

/**
 * A condition that is written as SQL stands as it is between the others: an `or` without parentheses around it
 * would let through whatever those before and after it keep away.
 */
export const checkConditions: FileRule = (file) => {
  if (!isSource(file) || !file.text.includes('sql')) return [];
  return parse(file).nodes.flatMap((node): Complaint[] => {
    if (!ts.isTaggedTemplateExpression(node) || lastName(node.tag) !== 'sql') return [];
    if (!isCondition(node) || !hasBareOr(textOf(node.template))) return [];
    const message = 'a condition with `or` stands in parentheses, or it opens those beside it';
    return [{ path: file.path, line: lineOf(node), message }];
  });
};

/** By what it is said to be, or by where it goes. */
function isCondition(node: ts.TaggedTemplateExpression): boolean {
  const [type] = node.typeArguments ?? [];
  if (type?.kind === ts.SyntaxKind.BooleanKeyword) return true;
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments.some((argument) => argument === node) &&
    JOINS_CONDITIONS.has(lastName(parent.expression) ?? '')
  );
}

const DEEPER = new Set(['(', '[', 'case']);
const HIGHER = new Set([')', ']', 'end']);

function hasBareOr(text: string): boolean {
  let depth = 0;
  for (const [part] of text.replace(/'[^']*'/g, '').matchAll(/[()[\]]|\b(?:case|end|or)\b/gi)) {
    const word = part.toLowerCase();
    if (DEEPER.has(word)) depth += 1;
    else if (HIGHER.has(word)) depth -= 1;
    else if (depth === 0) return true;
  }
  return false;
}

/** What is put in stands for a value, or brings its own parentheses. */
function textOf(template: ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(template)) return template.text;
  const { head, templateSpans } = template;
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' $ ');
}
