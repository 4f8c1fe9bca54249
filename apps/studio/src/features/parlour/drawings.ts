import { html } from './html.ts';

/** The kite as it came down: its sun, or its moon. */
export const kite = (side: 'sun' | 'moon') => html`<svg viewBox="0 0 112 112" aria-hidden="true">
  <path d="M56 4L98 46L56 108L14 46Z" fill="${side === 'sun' ? '#ff9a4a' : '#3f5fb8'}"/>
  <path d="M56 4L98 46H14Z" fill="${side === 'sun' ? '#ffb870' : '#5578d0'}"/>
  <path d="M56 4V108M14 46H98" stroke="#00000033" stroke-width="2"/>
  ${
    side === 'sun'
      ? html`<circle cx="56" cy="48" r="17" fill="#fff1c4"/><path d="M56 22v-8M56 82v-8M30 48h-8M90 48h-8M37 29l-6-6M75 29l6-6M37 67l-6 6M75 67l6 6" stroke="#fff1c4" stroke-width="4" stroke-linecap="round"/>`
      : html`<path d="M64 30a20 20 0 1 0 8 32a17 17 0 0 1-8-32Z" fill="#f5f0d8"/><path d="M78 34l2 4l4 1l-3 3l1 5l-4-3l-4 3l1-5l-3-3l4-1Z" fill="#f5f0d8"/>`
  }
</svg>`;

/** A sky lantern, and below it how high it rose, if it did. */
export const lantern = (
  height: number | undefined,
) => html`<svg viewBox="0 0 112 112" aria-hidden="true">
  <path d="M28 30C28 12 84 12 84 30L76 80H36Z" fill="#ff8f4f"/>
  <path d="M44 20C40 38 42 62 46 80M68 20C72 38 70 62 66 80M56 17V80" stroke="#c2451f" stroke-width="2" fill="none"/>
  <path d="M36 80H76L72 88H40Z" fill="#7a2a14"/>
  <ellipse cx="56" cy="66" rx="14" ry="16" fill="#ffe6a0" opacity=".8"/>
  <text x="56" y="108" text-anchor="middle" font-size="20" font-weight="700" fill="currentColor">${height}</text>
</svg>`;
