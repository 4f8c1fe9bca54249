/**
 * What every answer carries, whatever it is. Constant, because a library that computes them anew for
 * each answer costs more than the answer (docs/decisions/0009).
 */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** What says nothing about a picture, a script or a style, of which a page loads dozens. */
export const PAGE_ONLY_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const satisfies (keyof typeof SECURITY_HEADERS)[];

/** Kinds of files that are never a page themselves; a drawing in SVG can be one. */
const PART_OF_A_PAGE = /^(image\/(?!svg)|font\/|video\/|text\/css|(text|application)\/javascript)/;

export const isPartOfPage = (contentType: unknown): boolean =>
  typeof contentType === 'string' && PART_OF_A_PAGE.test(contentType);

/** The policy of an answer that is no page: it may load nothing and stand in no frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
