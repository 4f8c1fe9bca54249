import { jasmine } from '../draw/flowers.ts';
import { n } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { around } from '../slots/painted.ts';

export type TokenTones = {
  /** The rim from light to dark, the field in the middle, the edge behind. */
  readonly rim: readonly string[];
  readonly field: readonly string[];
  readonly edge: string;
};

export const JADE_TOKEN: TokenTones = {
  rim: ['#a8f5d0', '#2fb88a 45', '#0b6a58'],
  field: ['#e6fff2', '#7fe3b8 55', '#1f9a78'],
  edge: '#064036',
};
export const VIOLET_TOKEN: TokenTones = {
  rim: ['#d8c4ff', '#8a5cf0 45', '#4a2aa8'],
  field: ['#f4eaff', '#b794ff 55', '#6d3fd8'],
  edge: '#2a1468',
};
export const CORAL_TOKEN: TokenTones = {
  rim: ['#ffd0c0', '#f7705c 45', '#b02a48'],
  field: ['#fff0e8', '#ffae9a 55', '#e8584f'],
  edge: '#6d1430',
};

export const pawPads =
  '<ellipse cy="4" rx="6.4" ry="5.4"/><ellipse cx="-7.4" cy="-2.4" rx="2.4" ry="3.2"/>' +
  '<ellipse cx="-2.7" cy="-6.6" rx="2.4" ry="3.2"/><ellipse cx="2.7" cy="-6.6" rx="2.4" ry="3.2"/>' +
  '<ellipse cx="7.4" cy="-2.4" rx="2.4" ry="3.2"/>';

/**
 * A play token: enamel with pale inlays, so that nobody takes it for a coin. Radius 20 around the
 * origin; `lean` flattens it as it tumbles.
 */
export function playToken(
  sheet: Sheet,
  tones: TokenTones,
  look: { readonly mark: 'paw' | 'jasmine'; readonly lean?: number } = { mark: 'paw' },
): string {
  const { mark, lean = 1 } = look;
  const inlay = `<path d="M-3.4 -19.7A20 20 0 0 1 3.4 -19.7L2.6 -14.6A15 15 0 0 0 -2.6 -14.6Z"
    fill="#fffdf4"/>`;
  const sign =
    mark === 'paw'
      ? `<g fill="${tones.edge}" opacity=".28" transform="translate(.6 1.2)">${pawPads}</g>
        <g fill="#fffdf4">${pawPads}</g>`
      : `<g transform="scale(.74)">${jasmine(sheet)}</g>`;
  const thick = 3.4 + (1 - lean) * 5;
  const face = `<circle r="20" fill="${linear(sheet, tones.rim, [0.8, 0, 0.2, 1])}"/>
    ${around(8, inlay)}
    <circle r="14.4" fill="${tones.edge}" opacity=".5"/>
    <circle r="13.6" fill="${radial(sheet, tones.field, [0.62, 0.3, 0.8])}"/>
    <circle r="13.6" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".9"/>${sign}
    <path d="M4 -18.4A19 19 0 0 1 18 -6" fill="none" stroke="#fff" stroke-opacity=".85"
      stroke-width="1.6" stroke-linecap="round"/>`;
  return `<g transform="scale(1 ${n(lean)})"><circle cy="${n(thick / lean)}" r="20"
      fill="${tones.edge}"/><rect x="-20" width="40" height="${n(thick / lean)}"
      fill="${tones.edge}"/>${face}</g>`;
}
