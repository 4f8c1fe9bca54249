import { createHash } from 'node:crypto';
import { escapeMarkup } from '#platform/text/escape-markup';

export type OutboxMessage = {
  readonly merchant_code: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sent_at: Date;
};

/** A page for those who try the product: no script, so it needs nothing from outside. */
export function renderOutbox(messages: readonly OutboxMessage[]) {
  const list = messages.length > 0 ? messages.map(renderMessage).join('') : NOTHING;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Development outbox</title>
<style>${STYLE}</style></head><body><main><h1>Development outbox</h1>
<p>Messages that would have gone to phones and mailboxes, the latest first.</p>
${list}</main></body></html>`;
  return { html, policy: POLICY };
}

function renderMessage(message: OutboxMessage): string {
  const at = message.sent_at.toISOString();
  const subject = message.subject && `<h2>${escapeMarkup(message.subject)}</h2>`;
  const about = [message.channel, message.recipient, message.merchant_code].join(' · ');
  return `<article><p class="about">${escapeMarkup(about)} · <time datetime="${at}">${at}</time></p>
${subject}<p class="body">${escapeMarkup(message.body)}</p></article>`;
}

const NOTHING = '<p>No message yet.</p>';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0}
main{max-width:40rem;margin:auto;padding:1.5rem}article{border-top:1px solid #8884;padding:.75rem 0}
h2{font-size:1.05rem;margin:0}p{margin:.25rem 0;overflow-wrap:anywhere}.about{font-size:.875rem}
.body{white-space:pre-wrap}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`;
