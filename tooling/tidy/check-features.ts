import type { Complaint, TreeRule } from './complaint.ts';
import { FEATURE_ORDER, LOCALES, PACKAGE_MAY_IMPORT, SERVER_ORDERS, STRANGERS } from './order.ts';
import { placeOf } from './place.ts';

/** What a feature's files are called. A second word for the same thing is refused. */
const SERVER_SYNONYMS: Readonly<Record<string, string>> = {
  'api.ts': 'routes.ts',
  'controller.ts': 'routes.ts',
  'router.ts': 'routes.ts',
  'handlers.ts': 'routes.ts',
  'service.ts': 'one <verb>-<noun>.ts per use case',
  'repository.ts': 'store.ts',
  'queries.ts': 'store.ts',
  'model.ts': 'a <noun>.ts',
  'models.ts': 'a <noun>.ts',
  'types.ts': 'a <noun>.ts',
  'tasks.ts': 'jobs.ts',
  'workers.ts': 'jobs.ts',
  'listeners.ts': 'events.ts',
  'subscribers.ts': 'events.ts',
};

const CLIENT_SYNONYMS: Readonly<Record<string, string>> = {
  'api.ts': 'queries.ts and mutations.ts',
  'hooks.ts': 'queries.ts and mutations.ts',
  'routes.ts': 'index.ts',
  'types.ts': 'a <noun>.ts',
  pages: 'screens/',
  views: 'screens/',
  hooks: 'queries.ts and mutations.ts',
};

/** A feature has one word on every side, the same files on each, and no side without the others. */
export const checkFeatures: TreeRule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  const features = new Map<string, { app: string; feature: string; paths: string[] }>();
  for (const path of paths) {
    const { kind, home, feature } = placeOf(path);
    if (kind !== 'app' || !feature) continue;
    const folder = `apps/${home}/src/features/${feature}`;
    const found = features.get(folder) ?? { app: home, feature, paths: [] };
    found.paths.push(path.slice(folder.length + 1));
    features.set(folder, found);
  }
  return [
    ...[...features].flatMap(([folder, { app, feature, paths: names }]) => [
      ...complainUnknown(folder, app, feature),
      ...complainVocabulary(folder, app, names),
      ...(STRANGERS.includes(app) ? [] : complainHalf(folder, feature, paths)),
    ]),
    ...complainUnknownPackages(paths),
  ];
};

function complainUnknown(folder: string, app: string, feature: string): Complaint[] {
  const order = SERVER_ORDERS[app] ?? FEATURE_ORDER;
  if (app === 'arcade' || order.includes(feature)) return [];
  return [{ path: folder, message: `${feature} is not in the order of features` }];
}

function complainVocabulary(folder: string, app: string, names: readonly string[]): Complaint[] {
  const isServer = app in SERVER_ORDERS;
  const synonyms = isServer ? SERVER_SYNONYMS : CLIENT_SYNONYMS;
  const needed = isServer ? ['README.md', 'index.ts'] : ['index.ts'];
  const missing = needed.filter(
    (name) => !names.includes(name) && !names.includes(name.replace('.ts', '.tsx')),
  );
  return [
    ...missing.map((name) => ({ path: folder, message: `a feature needs its ${name}` })),
    ...names.flatMap((name): Complaint[] => {
      const path = `${folder}/${name}`;
      const better = synonyms[name.split('/')[0]!];
      if (better) return [{ path, message: `this is called ${better}` }];
      const isScreen = !name.startsWith('screens/') || /-screen(?:\.test)?\.tsx$/.test(name);
      return isServer || isScreen ? [] : [{ path, message: 'a screen is a <name>-screen.tsx' }];
    }),
  ];
}

function complainHalf(folder: string, feature: string, paths: ReadonlySet<string>): Complaint[] {
  const contract = `packages/contract/src/${feature}/endpoints.ts`;
  const phrases = LOCALES.map((locale) => `packages/phrases/src/${locale}/${feature}.ts`);
  // What has no reason of its own to say no needs no sentence for it.
  const hasPhrases = paths.has(`packages/contract/src/${feature}/refusals.ts`);
  const others = [contract, ...(hasPhrases || !paths.has(contract) ? phrases : [])];
  // A feature that only other features call says nothing to players, and is whole by itself.
  const isInside = folder.startsWith('apps/server/') && !paths.has(`${folder}/routes.ts`);
  if (isInside && !others.some((path) => paths.has(path))) return [];
  return others
    .filter((path) => !paths.has(path))
    .map((path) => ({ path: folder, message: `half a feature: ${path} is missing` }));
}

/** A package whose imports nobody has thought about may import nothing, and says so. */
function complainUnknownPackages(paths: ReadonlySet<string>): Complaint[] {
  const homes = new Set([...paths].filter((path) => path.startsWith('packages/')).map(homeOf));
  return [...homes]
    .filter((home) => !(home in PACKAGE_MAY_IMPORT))
    .map((home) => ({
      path: `packages/${home}`,
      message: 'say in tidy/order.ts what it may import',
    }));
}

const homeOf = (path: string): string => placeOf(path).home;
