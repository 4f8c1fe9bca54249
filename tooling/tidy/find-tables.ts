/**
 * The tables that a piece of SQL names. Not a parser: it knows where a table's name stands, and what
 * can stand there instead (a subquery, a function, a name that the statement itself gives).
 */
export function findTables(sql: string): string[] {
  const text = withoutNoise(sql).toLowerCase();
  const given = new Set([...text.matchAll(GIVEN_NAME)].map((match) => match[1]!));
  return [...text.matchAll(TABLE_POSITION)].flatMap(([, before = '', verb, list = '']) => {
    // `for update`, `do update set`, `is distinct from` name no table.
    if (/(?:\bfor|\bkey|\bdo|\bdistinct)\s*$/.test(before)) return [];
    return list.split(',').flatMap((item) => {
      const match = ITEM.exec(item.trim().split(ALIAS)[0]!);
      const name = match?.[1];
      // Behind `into` a parenthesis opens the columns; elsewhere it calls a function.
      const isFunction = match?.[2] !== undefined && verb !== 'into';
      if (!name || isFunction || KEYWORDS.has(name) || given.has(name)) return [];
      return [name.split('.').at(-1)!];
    });
  });
}

const ITEM = /^(?:only\s+|lateral\s+)?"?([a-z_][\w.]*)"?(\s*\()?$/;
const ALIAS = /(?<!only|lateral)\s+(?:as\s+)?(?=[a-z_]\w*$)/;

const KEYWORDS = new Set(['set', 'select', 'values', 'lateral', 'only', 'of', 'skip', 'nowait']);

/** `with moved as (…)` gives a name that is not a table's. */
const GIVEN_NAME = /\b([a-z_]\w*)\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/g;

const NAME = String.raw`(?:lateral\s+|only\s+)?"?[a-z_][\w.]*"?(?:\s*\()?`;

/** An alias counts only before a comma: elsewhere the word behind a name may be the next clause. */
const TABLE_POSITION = new RegExp(
  String.raw`(\w*\s*)\b(from|join|into|update|using)\s+` +
    String.raw`(${NAME}(?:(?:\s+(?:as\s+)?[a-z_]\w*)?\s*,\s*${NAME})*)`,
  'g',
);

/** Comments, quoted texts, and functions that have a `from` of their own. */
function withoutNoise(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\b(?:extract|substring|trim|overlay|position)\s*\([^()]*\)/gi, "''");
}
