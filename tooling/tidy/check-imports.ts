import type { Complaint, FileRule } from './complaint.ts';
import { type Import, listImports } from './list-imports.ts';
import {
  CLIENT_APPS,
  PACKAGE_MAY_DEPEND_ON,
  PACKAGE_MAY_IMPORT,
  SERVER_ORDERS,
  STRANGERS,
} from './order.ts';
import { type Place, placeOf } from './place.ts';
import { isForTests, isSource, isTest } from './source-tree.ts';

/** Who may import whom: packages, apps and features point in one direction only. */
export const checkImports: FileRule = (file) => {
  if (!isSource(file)) return [];
  const from = placeOf(file.path);
  return listImports(file).flatMap((imported): Complaint[] => {
    const messages = [
      complainForm(imported),
      imported.target === undefined
        ? complainOutsidePackage(file.path, from, imported.specifier)
        : complainTarget(file.path, from, placeOf(imported.target)),
    ];
    return messages.flatMap((message) =>
      message ? [{ path: file.path, line: imported.line, message }] : [],
    );
  });
};

function complainForm({ specifier }: Import): string | undefined {
  if (!specifier.includes('../..')) return undefined;
  return `${specifier}: import by a package name or by #…, not by ../..`;
}

function complainOutsidePackage(path: string, from: Place, specifier: string): string | undefined {
  const isKysely = /^kysely(?:\/|$)/.test(specifier);
  if (isKysely && from.kind !== 'outside' && !mayHoldSql(path, from)) {
    return 'SQL belongs in store.ts: Kysely is not imported elsewhere';
  }
  const allowed = from.kind === 'package' ? PACKAGE_MAY_DEPEND_ON[from.home] : undefined;
  if (!allowed || isForTests(path)) return undefined;
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.split('/')[0]!;
  return allowed.includes(name) ? undefined : `${from.home} may not depend on ${name}`;
}

/** Stores, the platform below them, and tests. The wallet's invariants are queries by their nature. */
export function mayHoldSql(path: string, from: Place): boolean {
  if (isForTests(path) || from.part === 'platform') return true;
  return from.feature !== undefined && /\/(?:store|invariants)\.ts$/.test(path);
}

function complainTarget(path: string, from: Place, to: Place): string | undefined {
  if (to.kind === 'outside') {
    if (from.kind === 'outside') return undefined;
    return `the product never imports ${to.home}/`;
  }
  if (from.kind === 'outside') return undefined;
  if (to.kind === 'app' && from.home !== to.home && from.home !== 'main') {
    // The two are strangers in the product; a test of the one plays against the real other.
    if (STRANGERS.includes(from.home) && to.home === 'server' && isForTests(path)) return undefined;
    return `${from.home} may not import the app ${to.home}`;
  }
  if (to.kind === 'package' && from.home !== to.home) return complainPackage(path, from, to);
  if (from.kind === 'app' && to.kind === 'app') return complainFeature(path, from, to);
  return undefined;
}

function complainPackage(path: string, from: Place, to: Place): string | undefined {
  if (to.home === 'testkit') {
    return isForTests(path) ? undefined : 'testkit is for tests alone';
  }
  if (to.home === 'ui' && from.kind === 'app' && !CLIENT_APPS.includes(from.home)) {
    return `${from.home} shows nothing and may not import ui`;
  }
  if (from.kind === 'app') return undefined;
  const isAllowed = PACKAGE_MAY_IMPORT[from.home]?.includes(to.home);
  return isAllowed ? undefined : `${from.home} may not import ${to.home}`;
}

function complainFeature(path: string, from: Place, to: Place): string | undefined {
  if (!to.feature || (from.home === to.home && from.feature === to.feature)) return undefined;
  if (from.part === 'platform' && !isTest(path)) {
    return 'the platform knows no features: hand it what it needs';
  }
  if (!from.feature) return to.isIndex ? undefined : `only ${to.feature}/index.ts is public`;
  const order = SERVER_ORDERS[from.home];
  if (!order) return 'screens meet in app/: features never import each other';
  if (!to.isIndex) return `only ${to.feature}/index.ts is public`;
  const isEarlier = order.indexOf(to.feature) < order.indexOf(from.feature);
  return isEarlier ? undefined : `${from.feature} comes before ${to.feature} and may not import it`;
}
