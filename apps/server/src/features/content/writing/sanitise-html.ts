import sanitizeHtml from 'sanitize-html';
import { isOwnPath, isSafeAddress } from './link-rules.ts';

/**
 * What an operator's HTML may hold. Pages show it as it is stored and carry no sanitiser of their own,
 * so nothing else ever gets as far as the table: no scripts, no styles, no classes, no handlers, and no
 * address that is not a plain one.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, RULES).trim();

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
