const ELEMENT = /<(\w+)((?:\s[^>]*?)?)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const GEOMETRY = new Set('d cx cy r x y width height rx ry x1 y1 x2 y2 points'.split(' '));

type Attributes = Readonly<Record<string, string>>;

/**
 * The same drawing in fewer elements: shapes that are painted alike become one path. A browser lays out every
 * element of the sprite, and again those of each icon that is shown.
 */
export function mergeDrawing(drawing: string): readonly string[] {
  const parts: string[] = [];
  let merged = '';
  const endMerged = () => {
    if (merged) parts.push(`<path d="${merged}"/>`);
    merged = '';
  };
  for (const [element, name = '', text = ''] of drawing.matchAll(ELEMENT)) {
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    if (Object.keys(attributes).every((key) => GEOMETRY.has(key))) {
      merged += outlineOf(name, attributes);
    } else {
      endMerged();
      parts.push(element);
    }
  }
  endMerged();
  return parts;
}

/** The outline of a shape as path data that may follow any other. */
function outlineOf(name: string, attributes: Attributes): string {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return fromItsOwnBeginning(attributes.d ?? '');
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (name === 'polyline') return `M${attributes.points}`;
  if (name === 'circle') {
    const r = number('r');
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  if (name === 'rect') return outlineOfRect(number('x'), number('y'), attributes);
  throw new Error(`No outline is known of a ${name}`);
}

function outlineOfRect(x: number, y: number, attributes: Attributes): string {
  const r = Number(attributes.rx ?? 0);
  const width = Number(attributes.width) - 2 * r;
  const height = Number(attributes.height) - 2 * r;
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return [
    `M${x + r} ${y}h${width}${corner(r, r)}`,
    `v${height}${corner(-r, r)}`,
    `h${-width}${corner(-r, -r)}`,
    `v${-height}${corner(r, -r)}z`,
  ].join('');
}

const NUMBER = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))`;
const RELATIVE_MOVE = new RegExp(`^m${NUMBER}${NUMBER}\\s*,?\\s*(?=([-.\\d])?)`);

/** A first move counts from nothing, whatever it says; after another shape it would count from its end. */
const fromItsOwnBeginning = (data: string): string =>
  data.replace(RELATIVE_MOVE, (_, x: string, y: string, next: string | undefined) =>
    next === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );
