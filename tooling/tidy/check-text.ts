import ts from 'typescript-api';
import type { FileRule } from './complaint.ts';
import { lineOf, parse } from './parse.ts';
import { isTest } from './source-tree.ts';

/** Attributes that a person reads or hears. */
const READ_OUT = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'label',
]);

/** Elements whose text is for the browser. */
const NOT_READ = new Set(['script', 'style']);

const ENTITY = /&#?\w+;/g;

/** The site speaks five languages, so no words stand in its components: they come from phrases. */
export const checkText: FileRule = (file) => {
  const { path } = file;
  if (!path.startsWith('apps/player/') || !path.endsWith('.tsx')) return [];
  // The gallery shows components to those who build them, and is not part of the site.
  if (isTest(path) || /(?:^|[/-])gallery[-/.]/.test(path)) return [];
  return parse(file).nodes.flatMap((node) => {
    const text = shownText(node);
    if (text === undefined || !/\p{L}/u.test(text.replace(ENTITY, ''))) return [];
    const message = `“${text.trim()}” belongs in phrases: no bare text in components`;
    return [{ path, line: lineOf(node), message }];
  });
};

function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return isRead(node.parent) ? node.text : undefined;
  if (ts.isJsxExpression(node) && node.expression && isElement(node.parent)) {
    return isRead(node.parent) ? literalText(node.expression) : undefined;
  }
  if (ts.isJsxAttribute(node) && READ_OUT.has(node.name.getText())) {
    const value = node.initializer;
    if (!value) return undefined;
    if (ts.isStringLiteral(value)) return value.text;
    return ts.isJsxExpression(value) && value.expression
      ? literalText(value.expression)
      : undefined;
  }
  return undefined;
}

const isElement = (node: ts.Node): boolean => ts.isJsxElement(node) || ts.isJsxFragment(node);

const isRead = (parent: ts.Node): boolean =>
  !ts.isJsxElement(parent) || !NOT_READ.has(parent.openingElement.tagName.getText());

/** The words of a literal, also of a template with values in between and of a choice of two. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('');
  }
  if (ts.isConditionalExpression(node)) {
    const words = [literalText(node.whenTrue), literalText(node.whenFalse)].filter(Boolean);
    return words.length > 0 ? words.join(' ') : undefined;
  }
  return undefined;
}
