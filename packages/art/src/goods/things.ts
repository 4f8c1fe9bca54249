import { cat } from '../draw/cat.ts';
import { placed } from '../draw/path.ts';
import { linear, radial } from '../draw/sheet.ts';
import type { GoodPicture } from './good.ts';

export const luckyCat: GoodPicture = {
  code: 'lucky-cat',
  ground: ['#ffd9c2', '#d4574e'],
  draw: (sheet) => `<rect x="58" y="178" width="124" height="22" rx="8"
      fill="${linear(sheet, ['#7a1f2d', '#43101a'])}"/>
    <path d="M62 182H178" stroke="#f4c95d" stroke-width="3" stroke-linecap="round"/>
    ${placed(cat(sheet, { hasShadow: false, rim: undefined }), { x: 116, y: 104, scale: 1.04 })}`,
};

export const teaSet: GoodPicture = {
  code: 'tea-set',
  ground: ['#dfeac2', '#6f8f4b'],
  draw: (sheet) => {
    const iron = linear(sheet, ['#5f6f78', '#2c373d 60', '#1a2125'], [0, 0, 1, 1]);
    const cup = (
      x: number,
    ) => `<path d="M${x - 22} 158H${x + 22}Q${x + 20} 190 ${x} 190T${x - 22} 158Z" fill="${iron}"/>
      <ellipse cx="${x}" cy="158" rx="22" ry="6" fill="#12181b"/>
      <ellipse cx="${x}" cy="159" rx="17" ry="4" fill="#9ec04c"/>`;
    return `<path d="M26 188H214L204 204H36Z" fill="${linear(sheet, ['#d9a860', '#a06a2c'])}"/>
      <path d="M64 192H70M100 192H106M136 192H142M172 192H178" stroke="#7d4f1c" stroke-width="4"/>
      <path d="M78 96C78 30 150 30 150 96" fill="none" stroke="#2c373d" stroke-width="9"/>
      <path d="M96 56Q114 45 132 56" fill="none" stroke="#b98a4a" stroke-width="11" stroke-linecap="round"/>
      <path d="M150 128Q184 124 188 92L200 92Q196 148 152 158Z" fill="${iron}"/>
      <path d="M58 132Q58 92 114 92T170 132T114 186T58 132Z" fill="${iron}"/>
      <ellipse cx="114" cy="94" rx="34" ry="8" fill="#1a2125"/><circle cx="114" cy="84" r="8" fill="#3d4a51"/>
      <path d="M70 120Q74 104 92 100" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>
      <g fill="#1a2125" fill-opacity=".55">${[82, 100, 118, 136, 154].map((x) => `<circle cx="${x}" cy="146" r="3.5"/><circle cx="${x - 9}" cy="132" r="3.5"/>`).join('')}</g>
      ${cup(60)}${cup(184)}`;
  },
};

export const headphones: GoodPicture = {
  code: 'headphones',
  ground: ['#d6dcf2', '#7480b0'],
  draw: (sheet) => {
    const shell = linear(sheet, ['#fdf3ee', '#e7b9a4 60', '#b8795f'], [0, 0, 1, 1]);
    const side = (x: number, turn: number) => `<g transform="translate(${x} 148)rotate(${turn})">
      <rect x="-24" y="-44" width="48" height="88" rx="24" fill="#2d2438"/>
      <rect x="-17" y="-38" width="34" height="76" rx="17" fill="${shell}"/>
      <ellipse rx="9" ry="22" fill="#fff" fill-opacity=".3"/></g>`;
    return `<path d="M56 150V128C56 42 184 42 184 128V150" fill="none" stroke="#2d2438" stroke-width="18"/>
      <path d="M62 124C66 50 174 50 178 124" fill="none" stroke="${shell}" stroke-width="9"/>
      ${side(58, 6)}${side(182, -6)}`;
  },
};

export const suitcase: GoodPicture = {
  code: 'suitcase',
  ground: ['#bfe7ee', '#2f8ba0'],
  draw: (sheet) => {
    const shell = linear(sheet, ['#ff9a76', '#e2573f 55', '#9e2c27'], [0, 0, 1, 1]);
    const ribs = [92, 120, 148]
      .map(
        (x) =>
          `<rect x="${x - 3}" y="80" width="6" height="100" rx="3" fill="#000" fill-opacity=".14"/>`,
      )
      .join('');
    return `<path d="M96 74V32H144V74" fill="none" stroke="#4a4f5e" stroke-width="8" stroke-linejoin="round"/>
      <rect x="90" y="24" width="60" height="13" rx="6" fill="#2b2f3a"/>
      <rect x="64" y="68" width="112" height="122" rx="18" fill="${shell}"/>${ribs}
      <rect x="64" y="122" width="112" height="6" fill="#000" fill-opacity=".2"/>
      <path d="M76 88Q78 78 90 78" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>
      <circle cx="82" cy="196" r="8" fill="#2b2f3a"/><circle cx="158" cy="196" r="8" fill="#2b2f3a"/>
      <circle cx="152" cy="154" r="15" fill="${radial(sheet, ['#fff6cf', '#ffd36b'])}"/>
      <path d="M152 144l3 7l7 .5l-5.5 5l2 7l-6.5 -4l-6.5 4l2 -7l-5.5 -5l7 -.5Z" fill="#e2573f"/>`;
  },
};
