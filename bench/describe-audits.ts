import type { Result } from 'lighthouse';

type Audit = Result['audits'][string];

const ITEMS_MAX = 4;
const ITEM_LENGTH_MAX = 160;

/** The audits without full marks, those that cost points first, each with what it points at. */
export function describeAudits({ audits, categories }: Result): string {
  const weights = new Map(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.map(({ id, weight }) => [id, weight] as const),
    ),
  );
  const failing = Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .toSorted((left, right) => lossOf(right, weights) - lossOf(left, weights));
  if (failing.length === 0) return '  nothing';
  return failing.map((audit) => writeAudit(audit, weights.get(audit.id) ?? 0)).join('\n');
}

const lossOf = ({ id, score }: Audit, weights: ReadonlyMap<string, number>): number =>
  (1 - (score ?? 1)) * (weights.get(id) ?? 0);

function writeAudit(audit: Audit, weight: number): string {
  const { id, score, title, displayValue, explanation } = audit;
  const cost = weight > 0 ? `weight ${weight}` : 'costs no points';
  const mark = Math.round((score ?? 0) * 100);
  const head = [`  ${id}: ${mark} (${cost}) ${title}`, displayValue, explanation];
  return [head.filter(Boolean).join(', '), ...itemsOf(audit).map((item) => `      ${item}`)].join(
    '\n',
  );
}

function itemsOf({ details }: Audit): string[] {
  if (!details || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.slice(0, ITEMS_MAX).map((item) => {
    const text = JSON.stringify(item, (key, value) =>
      // Where on the screen an element stands says nothing to those who read the source.
      key === 'boundingRect' || key === 'debugData' || key === 'subItems' ? undefined : value,
    );
    return text.length > ITEM_LENGTH_MAX ? `${text.slice(0, ITEM_LENGTH_MAX)}…` : text;
  });
}
