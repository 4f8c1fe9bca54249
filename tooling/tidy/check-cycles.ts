import type { Complaint, TreeRule } from './complaint.ts';
import { findFile } from './find-file.ts';
import { listImports } from './list-imports.ts';
import { isSource, type TreeFile } from './source-tree.ts';

/**
 * Files that import each other cannot be understood one after the other. Types count; what is loaded by `import()`
 * does not, since both files stand by then.
 */
export const checkCycles: TreeRule = (files) => {
  const graph = drawGraph(files.filter(isSource));
  const chains = findKnots(graph).flatMap((knot) =>
    [...knot].map((path) => findChain(graph, knot, path)),
  );
  // Every file of a knot tells a chain, and those of one cycle the same.
  return [...new Map(chains.map((chain) => [chain.join(' → '), chain]))].map(
    ([told, [path]]): Complaint => ({
      path: path!,
      message: `an import cycle, ${told}: move what is shared into a file of its own`,
    }),
  );
};

/** Each file with the files that it imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

function drawGraph(files: readonly TreeFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path));
  const targetsOf = (file: TreeFile) =>
    listImports(file).flatMap(({ target, isLate }) =>
      isLate ? [] : (findFile(paths, target) ?? []),
    );
  return new Map(files.map((file) => [file.path, [...new Set(targetsOf(file))]]));
}

/** The groups of files in which each reaches every other, by Tarjan's way through a graph. */
function findKnots(graph: Graph): ReadonlySet<string>[] {
  const knots: ReadonlySet<string>[] = [];
  const entered = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  /** Answers the earliest file that can be reached from this one and is still open. */
  const visit = (path: string): number => {
    const own = entered.size;
    entered.set(path, own);
    const place = open.push(path) - 1;
    isOpen.add(path);
    let earliest = own;
    for (const target of graph.get(path)!) {
      if (!entered.has(target)) earliest = Math.min(earliest, visit(target));
      else if (isOpen.has(target)) earliest = Math.min(earliest, entered.get(target)!);
    }
    if (earliest === own) {
      const knot = new Set(open.splice(place));
      for (const member of knot) isOpen.delete(member);
      if (knot.size > 1 || graph.get(path)!.includes(path)) knots.push(knot);
    }
    return earliest;
  };
  for (const path of graph.keys()) if (!entered.has(path)) visit(path);
  return knots;
}

/** The shortest way from a file of a knot back to itself, told from the first of its files by name. */
function findChain(graph: Graph, knot: ReadonlySet<string>, path: string): readonly string[] {
  const seen = new Set([path]);
  // Grows while it is walked through: shorter chains come first.
  const chains: (readonly string[])[] = [[path]];
  for (const chain of chains) {
    for (const target of graph.get(chain.at(-1)!)!) {
      if (target === path) return fromFirst(chain);
      if (!knot.has(target) || seen.has(target)) continue;
      seen.add(target);
      chains.push([...chain, target]);
    }
  }
  throw new Error(`${path} is in no cycle`);
}

function fromFirst(chain: readonly string[]): readonly string[] {
  const first = chain.indexOf([...chain].sort()[0]!);
  return [...chain.slice(first), ...chain.slice(0, first), chain[first]!];
}
