import { createHash, randomBytes } from 'node:crypto';

/**
 * Written into a page that will be kept, in place of a nonce. Only what the page itself wrote carries
 * it, so only that is hashed: a script that slipped in by other ways would not run. Nobody outside
 * this process can know it.
 */
export const NONCE_PLACEHOLDER = `kept-${randomBytes(12).toString('hex')}`;

const MARKED = new RegExp(
  `<(script|style)([^>]*) nonce="${NONCE_PLACEHOLDER}"([^>]*)>([\\s\\S]*?)</\\1>`,
  'g',
);

type Sources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Takes the placeholders out of a page and answers the hashes that stand for them. */
export function hashInlineParts(html: string): { html: string; sources: Sources } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const clean = html.replace(
    MARKED,
    (_, tag: string, before: string, after: string, text: string) => {
      if (text !== '') (tag === 'script' ? scripts : styles).add(hashSource(text));
      return `<${tag}${before}${after}>${text}</${tag}>`;
    },
  );
  return {
    html: clean.replaceAll(` nonce="${NONCE_PLACEHOLDER}"`, ''),
    sources: { scripts: [...scripts], styles: [...styles] },
  };
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a page that is rendered for one visitor only. */
export function nonceSources(nonce: string): Sources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/**
 * The origin of an address, if a policy can name it: what a browser takes for a host may hold `;` and `,` as well,
 * and could write lines of its own.
 */
export function findOrigin(address: string): string | undefined {
  const { origin } = URL.parse(address) ?? {};
  return origin && /^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin) ? origin : undefined;
}

const listOrigins = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => findOrigin(address) ?? []);

/** By their paths: these hosts serve much else that could be made to run here. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/'],
};

const ANYTHING_INLINE: Sources = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };

/**
 * The policy of a page. Style attributes are allowed, since components place things by them and an
 * attribute cannot load anything that the other lines forbid; everything inline besides is named.
 */
export function writePolicy(
  sources: Sources,
  options: {
    readonly imageHosts: readonly string[];
    /** Sites of others that may stand in a frame: games, and nothing else. */
    readonly frameOrigins: readonly string[];
    /** Who proves phone numbers to a visitor's browser, after a riddle of Google's. */
    readonly phoneProver?: string | undefined;
    /** Whether other pages of its own host may show it in a frame: only what is made for that. */
    readonly isFramed?: boolean | undefined;
    readonly isDevelopment: boolean;
    /** Shown in a frame of the console, where nothing of it runs. */
    readonly isPreview?: boolean;
  },
): string {
  const images = listOrigins(options.imageHosts);
  const prover = listOrigins(options.phoneProver ? [options.phoneProver] : []);
  const riddle = prover.length > 0 ? RECAPTCHA : { scripts: [], frames: [] };
  const { scripts, styles } = options.isDevelopment ? ANYTHING_INLINE : sources;
  const lines: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    options.isPreview
      ? ['script-src', "'none'"]
      : ['script-src', "'self'", ...scripts, ...riddle.scripts],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    ['media-src', "'self'", ...images],
    ['connect-src', "'self'", ...prover, ...(options.isDevelopment ? ['ws:'] : [])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'self'", ...listOrigins(options.frameOrigins), ...riddle.frames],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', options.isFramed || options.isPreview ? "'self'" : "'none'"],
  ];
  return lines.map((line) => line.join(' ')).join('; ');
}
