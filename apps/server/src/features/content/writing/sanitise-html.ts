import sanitizeHtml from 'sanitize-html';
import { isOwnPath, isSafeAddress } from './link-rules.ts';

/**
 * What an operator's HTML may hold. Pages show it as it is stored and carry no sanitiser of their own,
 * so nothing else ever gets as far as the table: no scripts, no styles, no classes, no handlers, and no
 * address that is not a plain one.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Something that is not stored, as whoever wrote it would find it again. */
export type Removal = { readonly what: string; readonly isScript: boolean };

/** What of an operator's HTML the sanitiser leaves out, each thing once. */
export function listRemovals(html: string): Removal[] {
  const found = new Map<string, Removal>();
  const note = (what: string, isScript = false) => found.set(what, { what, isScript });
  sanitizeHtml(html, {
    ...RULES,
    onOpenTag(name, given) {
      const kept = SCRIPTS.has(name) ? undefined : attributesKept(name, given);
      if (!kept) note(`<${name}>`, SCRIPTS.has(name));
      for (const [attribute, value] of Object.entries(given)) {
        const isScript = /^on/i.test(attribute) || RUNS.test(value.replace(UNSEEN, ''));
        if (isScript) note(`${attribute}="${value.slice(0, QUOTED_MAX)}"`, true);
        else if (kept && !kept.has(attribute)) note(`<${name} ${attribute}>`);
      }
    },
  });
  if (html.includes('<!--')) note('<!-- -->');
  return [...found.values()];
}

/** As much of a value as is found again by. */
const QUOTED_MAX = 40;
/** Elements that run something, or bring in a page that does. */
const SCRIPTS: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'applet',
  'base',
]);
const RUNS = /^(?:javascript|vbscript|data:text\/html|data:image\/svg)/i;
/** What browsers read over in front of and inside an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSEEN = /[\u0000-\u0020]+/g;

/** Which of its attributes an element keeps; undefined where it is left out itself. */
function attributesKept(
  name: string,
  given: sanitizeHtml.Attributes,
): ReadonlySet<string> | undefined {
  if (!(RULES.allowedTags as string[]).includes(name)) return undefined;
  if (name === 'a') {
    const link = transformLink(name, given);
    // How a link opens is ours to say: whoever wrote something else misses nothing.
    return new Set([...Object.keys(link.attribs), 'rel', 'target']);
  }
  if (name === 'img') {
    const { src } = transformImage(name, given).attribs;
    return src ? new Set(['src', 'alt', 'width', 'height', 'loading']) : undefined;
  }
  return new Set(name === 'th' || name === 'td' ? [...CELL, 'scope'] : []);
}

const CELL = ['colspan', 'rowspan'];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr'],
    ...['blockquote', 'code', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: [...CELL, { name: 'scope', values: ['row', 'col', 'rowgroup', 'colgroup'] }],
    td: CELL,
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands inside these is no text for readers: it goes together with its tags.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'noembed', 'noframes'],
    ...['svg', 'math', 'template', 'title', 'xmp', 'plaintext', 'iframe', 'object', 'embed'],
  ],
  transformTags: { a: transformLink, img: transformImage },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** A link that leads nowhere good loses its tag and keeps its words. */
function transformLink(_: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = href.trim();
  if (isOwnPath(address)) return { tagName: 'a', attribs: { href: address } };
  if (/^mailto:[^\s<>"'\\]+$/i.test(address)) return { tagName: 'a', attribs: { href: address } };
  if (!isWebAddress(address)) return { tagName: 'span', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href: address, rel: 'noopener nofollow', target: '_blank' },
  };
}

/** A picture is one of the site's own, or comes over a safe line; it never holds up the text. */
function transformImage(_: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const src = (given.src ?? '').trim();
  const isOwn = isOwnPath(src) && src.startsWith('/m/art/');
  if (!isOwn && !isSafeAddress(src)) return { tagName: 'img', attribs: {} };
  const attribs: sanitizeHtml.Attributes = { src, alt: given.alt ?? '', loading: 'lazy' };
  for (const side of ['width', 'height'] as const) {
    const pixels = given[side];
    if (pixels !== undefined && /^[1-9]\d{0,3}$/.test(pixels)) attribs[side] = pixels;
  }
  return { tagName: 'img', attribs };
}

const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
