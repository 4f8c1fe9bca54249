import type { CategoryIcon } from './icon.ts';

/** Card games against others: a fan of three cards. */
export const pvpIcon: CategoryIcon = {
  code: 'pvp',
  hue: { body: ['#ffffff', '#f1ecff 60', '#cfc4f2'], shade: '#7a6cc0' },
  ink: '#2c1f63',
  draw: (t) => `<g transform="translate(2 1.6) scale(.92)"><g transform="rotate(-20 12 34)">
    <rect x="7" y="8.5" width="15.5" height="23" rx="3" fill="${t.shade}"/>
    <rect x="7" y="7.5" width="15.5" height="23" rx="3" fill="${t.accent}"/>
    <rect x="9.2" y="9.7" width="11.1" height="18.6" rx="1.6" fill="none"
    stroke="${t.accentShade}" stroke-width="1"/></g>
    <g transform="rotate(2 20 34)"><rect x="12.5" y="6" width="15.5" height="23.5" rx="3"
      fill="${t.shade}"/><rect x="12.5" y="5" width="15.5" height="23.5" rx="3" fill="${t.body}"/>
    <path d="M16.3 12.8C13.9 11 14.2 8.9 15.3 8.7C16 8.6 16.3 9.2 16.3 9.5C16.3 9.2 16.7 8.6 17.4
      8.7C18.5 8.9 18.7 11 16.3 12.8Z" fill="#e0304a"/></g>
    <g transform="rotate(22 26 34)"><rect x="17" y="10.5" width="16" height="24" rx="3"
      fill="${t.shade}"/><rect x="17" y="9" width="16" height="24" rx="3" fill="${t.body}"/>
    <path d="M25 14.5C27.5 17.5 30.5 19.5 30.3 22.3C30.1 24.7 27.3 25.2 25.8 23.5C25.9 25.3 26.5
      26.3 27.5 27.3H22.5C23.5 26.3 24.1 25.3 24.2 23.5C22.7 25.2 19.9 24.7 19.7 22.3C19.5 19.5
      22.5 17.5 25 14.5Z" fill="${t.ink}"/></g></g>`,
};
