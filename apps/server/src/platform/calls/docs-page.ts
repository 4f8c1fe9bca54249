import { createHash } from 'node:crypto';
import type { Endpoint } from '@maneki/contract/endpoint';
import { z } from 'zod';
import { escapeMarkup } from '../text/escape-markup.ts';
import type { CallSet } from './handlers.ts';

/** A page for people that lists every call: no script, so it needs nothing from outside. */
export function renderDocsPage(callSets: readonly CallSet[]) {
  const sections = callSets.map(({ endpoints, schemas }) =>
    Object.values(endpoints)
      .map((endpoint) => renderCall(endpoint, schemas[endpoint.name]!))
      .join(''),
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Calls of the platform</title>
<style>${STYLE}</style></head><body><main><h1>Calls of the platform</h1>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('')}</main></body></html>`;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;
  return { html, policy };
}

function renderCall(endpoint: Endpoint, schemas: CallSet['schemas'][string]): string {
  const facts = [
    `module ${endpoint.module}`,
    `for ${endpoint.access}`,
    endpoint.encrypted ? 'encrypted' : '',
    endpoint.proof ? `with a proof of work for ${endpoint.proof}` : '',
    endpoint.refusals.length > 0 ? `may refuse: ${endpoint.refusals.join(', ')}` : '',
  ].filter(Boolean);
  return `<article><h2><b>${endpoint.method}</b> /api${escapeMarkup(endpoint.path)}</h2>
<p>${escapeMarkup(`${endpoint.name} · ${facts.join(' · ')}`)}</p>
<details><summary>Takes and answers</summary><pre>${writeSchema(schemas.request)}</pre><pre>${writeSchema(
    schemas.response,
  )}</pre></details></article>`;
}

function writeSchema(schema: z.ZodType): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return escapeMarkup(JSON.stringify(rest, null, 2));
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0}
main{max-width:46rem;margin:auto;padding:1.5rem}article{border-top:1px solid #8884;padding:.5rem 0}
h2{font-size:1.05rem;margin:.5rem 0 0;overflow-wrap:anywhere}p{margin:.25rem 0}pre{overflow:auto;background:#8882;
padding:.75rem;border-radius:.5rem;font-size:.85rem}summary{cursor:pointer;padding:.4rem 0}`;
