import { koban } from './coin.ts';
import { gold, lacquer } from './metals.ts';
import { placed } from './path.ts';
import { clipped, linear, radial, type Sheet } from './sheet.ts';

const BODY = 'M-27 2C-45 18 -51 50 -43 67C-30 76 30 76 43 67C51 50 45 18 27 2Z';
const HEAD =
  'M0 -55C29 -55 46 -41 46 -20C46 2 27 14 0 14C-27 14 -46 2 -46 -20C-46 -41 -29 -55 0 -55Z';
const LEFT_EAR = 'M-42 -26C-46 -46 -45 -64 -41 -71C-31 -69 -15 -60 -7 -51Z';
const RIGHT_EAR = 'M42 -26C46 -46 45 -64 41 -71C31 -69 15 -60 7 -51Z';
const ARM =
  'M26 22C36 14 42 -2 41 -22C38 -32 39 -47 50 -52C61 -55 71 -47 70 -34' +
  'C70 -10 62 14 48 29C41 36 28 34 26 22Z';
const TAIL = 'M-38 66C-58 66 -66 50 -59 38C-56 32 -48 34 -50 40C-54 50 -46 54 -36 54Z';

export type CatLook = {
  /** The colour that the light behind throws on the right edge; undefined for none. */
  readonly rim?: string | undefined;
  /** The colour that the dark side takes. */
  readonly shade?: string;
  readonly holdsCoin?: boolean;
  readonly hasShadow?: boolean;
};

/**
 * The beckoning cat: right paw raised, collar, bell and bib, calico patches, a coin at the belly.
 * Drawn around its chest, about 130 wide and 150 high, standing on y = 72.
 */
export function cat(sheet: Sheet, look: CatLook = {}): string {
  const { rim = '#ffd98a', shade = '#7a3a78', holdsCoin = true, hasShadow = true } = look;
  const silhouette = [TAIL, BODY, ARM, LEFT_EAR, RIGHT_EAR, HEAD].join('');
  return (
    (hasShadow ? '<ellipse cy="71" rx="58" ry="8" fill="#0c0416" opacity=".5"/>' : '') +
    (rim ? `<path d="${silhouette}" fill="${rim}" transform="translate(2.2 -1.6)"/>` : '') +
    body(sheet, shade) +
    arm(sheet) +
    head(sheet, shade) +
    collar(sheet) +
    (holdsCoin ? placed(koban(sheet), { x: -6, y: 46, rotate: -8, scale: 0.92 }) : '') +
    lowPaw(sheet)
  );
}

const fur = (sheet: Sheet) => linear(sheet, ['#ffffff', '#fffaf4 45', '#f3dcd6 85', '#e2bfc4']);

function body(sheet: Sheet, shade: string): string {
  const dark = linear(sheet, [`${shade}/0.55`, `${shade}/0.12 38`, `${shade}/0 60`], [0, 0, 1, 0]);
  const feet = [-21, 21]
    .map(
      (x) => `<ellipse cx="${x}" cy="67" rx="17" ry="8.5" fill="${fur(sheet)}"/>
      <path d="M${x - 5} 63q-1.5 4 -.5 8M${x + 5} 63q1.5 4 .5 8" stroke="#cf9fa6" stroke-width="1.3"
        fill="none" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<path d="${TAIL}" fill="${fur(sheet)}"/><path d="M-59 38C-56 32 -48 34 -50 40L-57 43Z"
      fill="#3b2440"/>
    <path d="${BODY}" fill="${fur(sheet)}"/>` +
    clipped(
      sheet,
      BODY,
      `<path d="M24 76C20 58 32 46 52 50V80H24Z" fill="#f0934a" opacity=".9"/>
      <path d="M-52 44C-36 42 -30 56 -32 74H-60Z" fill="#3b2440" opacity=".88"/>
      <rect x="-52" y="0" width="104" height="80" fill="${dark}"/>
      <ellipse cy="10" rx="34" ry="12" fill="#8a4a6a" opacity=".3"/>`,
    ) +
    feet
  );
}

function arm(sheet: Sheet): string {
  const pads = `<g fill="#ff9d9a"><ellipse cx="55" cy="-33" rx="5.6" ry="4.6"/>
    <ellipse cx="47.5" cy="-41" rx="2.3" ry="2.9"/><ellipse cx="54.5" cy="-45.5" rx="2.3" ry="2.9"/>
    <ellipse cx="62" cy="-42.5" rx="2.3" ry="2.9"/></g>`;
  return (
    `<path d="${ARM}" fill="${linear(sheet, ['#ffffff', '#fffdfa 60', '#fdf3ee'])}"/>` +
    clipped(sheet, ARM, '<path d="M40 -30C50 -18 47 8 24 30V-40Z" fill="#a8668a" opacity=".26"/>') +
    pads
  );
}

function head(sheet: Sheet, shade: string): string {
  const dark = linear(
    sheet,
    [`${shade}/0.42`, `${shade}/0.06 34`, `${shade}/0 55`],
    [0, 0.4, 1, 0],
  );
  const ears = `<path d="${LEFT_EAR}" fill="#3b2440"/><path d="${RIGHT_EAR}" fill="#f0934a"/>
    <path d="M-38 -33C-41 -47 -41 -57 -38.5 -63C-31 -60 -22 -55 -16 -49Z" fill="#ff9d9a"/>
    <path d="M38 -33C41 -47 41 -57 38.5 -63C31 -60 22 -55 16 -49Z" fill="#ffb3a8"/>`;
  const patches = `<path d="M-50 -60H-8C-6 -44 -18 -34 -34 -33C-44 -32 -50 -30 -50 -30Z"
    fill="#3b2440"/>
    <path d="M50 -60H14C12 -46 24 -36 36 -36C44 -36 50 -32 50 -32Z" fill="#f0934a"/>`;
  return (
    ears +
    `<path d="${HEAD}" fill="${fur(sheet)}"/>` +
    clipped(
      sheet,
      HEAD,
      `${patches}<path d="${HEAD}" fill="${dark}"/>
      <ellipse cx="-29" cy="-5" rx="9" ry="6"
        fill="${radial(sheet, ['#ff7d80/0.75', '#ff7d80/0'])}"/>
      <ellipse cx="29" cy="-5" rx="9" ry="6"
        fill="${radial(sheet, ['#ff7d80/0.75', '#ff7d80/0'])}"/>`,
    ) +
    face()
  );
}

function face(): string {
  return `<g fill="none" stroke="#2c1224" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-28 -17C-25 -25 -14 -25 -11 -17M11 -17C14 -25 25 -25 28 -17" stroke-width="3.6"/>
    <path d="M-27.5 -18l-3.5 -2.5M27.5 -18l3.5 -2.5" stroke-width="2"/>
    <path d="M0 -7C-1 0 -9 2 -12 -3M0 -7C1 0 9 2 12 -3" stroke-width="2.4"/></g>
    <path d="M-4.5 -12H4.5Q5 -9.5 0 -7Q-5 -9.5 -4.5 -12Z" fill="#e4586b"/>
    <ellipse cx="-1.4" cy="-10.8" rx="1.4" ry=".7" fill="#ffd0d2"/>
    <path d="M-7 0Q0 8 7 0Q4 -2 0 -4.5Q-4 -2 -7 0Z" fill="#c9304a"/>
    <path d="M-34 -10L-54 -14M-34 -5L-55 -4M-33 0L-52 6M34 -10L54 -14M34 -5L55 -4M33 0L52 6"
      stroke="#fff" stroke-opacity=".85" stroke-width="1" stroke-linecap="round"/>`;
}

function collar(sheet: Sheet): string {
  return `<path d="M-31 9C-16 19 16 19 31 9C33 13 32 17 30 19C14 29 -14 29 -30 19C-32 17 -33 13
    -31 9Z"
      fill="${lacquer(sheet)}"/>
    <path d="M-30.5 11.5C-15 21 15 21 30.5 11.5" stroke="#ffd98a" stroke-width="1.1" fill="none"/>
    <circle cy="27" r="8.5" fill="#6d3d06"/>
      <circle cx="-.4" cy="26.2" r="8.3" fill="${gold(sheet)}"/>
    <path d="M-8.3 26.5Q0 30 7.7 26.5" stroke="#8a520d" stroke-width="1.2" fill="none"/>
    <circle cy="30.5" r="1.5" fill="#5c2f08"/>
      <path d="M0 31.5V34" stroke="#5c2f08" stroke-width="1.3"/>
    <ellipse cx="-3" cy="22.5" rx="2.6" ry="1.7" fill="#fffdf0"/>`;
}

function lowPaw(sheet: Sheet): string {
  return `<path d="M-41 24C-47 40 -38 53 -24 52C-15 51 -14 43 -21 40C-27 38 -28 30 -27 22Z"
      fill="${linear(sheet, ['#fff', '#fff6f0 50', '#e3c0c8'])}"/>
    <path d="M-25 51q2 -3 1 -6M-19 49.5q1.5 -2.5 0 -5" stroke="#cf9fa6" stroke-width="1.2"
      fill="none"
      stroke-linecap="round"/>`;
}
