import { expect, test } from 'vitest';
import {
  hashInlineParts,
  NONCE_PLACEHOLDER,
  nonceSources,
  writePolicy,
} from './content-security.ts';

const marked = `nonce="${NONCE_PLACEHOLDER}"`;
const options = {
  imageHosts: ['/m/art', 'https://img.example'],
  frameOrigins: [] as string[],
  isDevelopment: false,
};

test('only what carries the placeholder is hashed, and the placeholder goes away', () => {
  const page = `<style ${marked}>a{}</style><script ${marked} type="module">one()</script><script>evil()</script>`;
  const { html, sources } = hashInlineParts(page);
  expect(html).not.toContain(NONCE_PLACEHOLDER);
  expect(html).toContain('<script type="module">one()</script>');
  expect(sources.scripts).toHaveLength(1);
  expect(sources.styles).toHaveLength(1);
});

test('the hash is the one that a browser computes over the text between the tags', () => {
  const { sources } = hashInlineParts(`<script ${marked}>alert('Hello, world.');</script>`);
  expect(sources.scripts).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
});

test('scripts with an address need no hash', () => {
  const { html, sources } = hashInlineParts(`<script ${marked} src="/m/assets/a.js"></script>`);
  expect(sources.scripts).toEqual([]);
  expect(html).toBe('<script src="/m/assets/a.js"></script>');
});

test('the policy allows nothing by default, no inline script, and only absolute image hosts beside our own', () => {
  const policy = writePolicy(nonceSources('abc'), options);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("img-src 'self' data: blob: https://img.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
});

test('frames are the site’s own and those of the named origins, and an origin writes nothing else', () => {
  const policyWith = (...frameOrigins: string[]) =>
    writePolicy(nonceSources('abc'), { ...options, frameOrigins }).match(/frame-src[^;]*/g);
  expect(policyWith()).toEqual(["frame-src 'self'"]);
  expect(policyWith('https://games.example', 'http://127.0.0.1:3010')).toEqual([
    "frame-src 'self' https://games.example http://127.0.0.1:3010",
  ]);
  expect(policyWith("https://a.example/; script-src 'unsafe-inline'", '*', 'data:')).toEqual([
    "frame-src 'self' https://a.example",
  ]);
  expect(policyWith('https://[::1]:3010')).toEqual(["frame-src 'self' https://[::1]:3010"]);
  for (const odd of ['https://a;script-src-elem', 'https://cdn.example,eu', "https://a'b.example"])
    expect(policyWith(odd), odd).toEqual(["frame-src 'self'"]);
});

test('who proves phone numbers may be called, and Google’s riddle be shown, only where a merchant uses it', () => {
  const policyWith = (phoneProver?: string) =>
    writePolicy(nonceSources('abc'), { ...options, phoneProver }).match(
      /(?:script|connect|frame)-src [^;]*/g,
    );
  expect(policyWith('https://prover.example/v1')).toEqual([
    "script-src 'self' 'nonce-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "connect-src 'self' https://prover.example",
    "frame-src 'self' https://www.google.com/recaptcha/",
  ]);
  for (const odd of [undefined, "https://a'b.example", 'nonsense'])
    expect(policyWith(odd)).toEqual([
      "script-src 'self' 'nonce-abc'",
      "connect-src 'self'",
      "frame-src 'self'",
    ]);
});
