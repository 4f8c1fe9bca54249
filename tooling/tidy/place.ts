import { APPS } from './order.ts';

/** Where a file stands. Everything that the rules know about a file, they know from its folders. */
export type Place = {
  readonly kind: 'app' | 'package' | 'outside';
  /** The app or package; for the rest of the repository the folder, such as `tooling`. */
  readonly home: string;
  readonly feature: string | undefined;
  /** The folder of an app: `platform`, `features`, `app`. */
  readonly part: string | undefined;
  /** Whether it is the file of a feature that others may import; on the site also what the frame needs of it. */
  readonly isIndex: boolean;
};

export function placeOf(path: string): Place {
  const [top, home = '', , part, feature, ...rest] = path.split('/');
  if (top !== 'apps' && top !== 'packages') {
    return { kind: 'outside', home: top!, feature: undefined, part: undefined, isIndex: false };
  }
  const isFeature = top === 'apps' && part === 'features' && rest.length > 0;
  return {
    kind: top === 'apps' ? 'app' : 'package',
    home,
    part,
    feature: isFeature ? feature : undefined,
    isIndex: isFeature && /^(?:index|frame)\.tsx?$/.test(rest.join('/')),
  };
}

/** The path that an import of ours leads to; undefined for packages of others and for Node's own. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return new URL(specifier, `file:///${from}`).pathname.slice(1);
  }
  if (specifier.startsWith('@maneki/')) {
    const [, home = '', ...rest] = specifier.split('/');
    const top = APPS.includes(home) ? 'apps' : 'packages';
    return `${top}/${home}/src/${rest.join('/')}.ts`;
  }
  if (specifier.startsWith('#')) {
    const [part = '', ...rest] = specifier.slice(1).split('/');
    const home = `apps/${placeOf(from).home}/src`;
    if (part === 'features') return `${home}/features/${rest.join('/')}/index.ts`;
    // The games' client has a folder of that name, whose files are named whole.
    if (part === 'frame' && !/\.tsx?$/.test(specifier))
      return `${home}/features/${rest.join('/')}/frame.ts`;
    return `${home}/${part}/${rest.join('/')}`;
  }
  return undefined;
}
