import { gold } from '../draw/metals.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

/** No connection: the cloud above, the plug below, and the gap between them. */
export const offline = stateScene('offline', (sheet) => cloud(sheet) + cable(sheet) + sparks());

function cloud(sheet: Sheet): string {
  const body = radial(sheet, ['#ffffff', '#eee8ff 50', '#b4a6e6'], [0.4, 0.2, 0.9]);
  return `<path d="M74 92C50 92 46 62 70 58C70 32 108 24 122 46C140 32 168 42 166 62C190 62 192 92
    168 92Z" fill="#8474c4" transform="translate(0 4)"/>
    <path d="M74 92C50 92 46 62 70 58C70 32 108 24 122 46C140 32 168 42 166 62C190 62 192 92 168
      92Z" fill="${body}"/>
    <path d="M84 58C84 46 96 40 106 44" stroke="#fff" stroke-width="4" stroke-linecap="round"
      fill="none"/>
    <g fill="none" stroke="#5a4a9a" stroke-linecap="round" stroke-width="3.4">
      <path d="M98 68q5 -6 10 0M130 68q5 -6 10 0"/>
    <path d="M113 80q6 -5 12 0" stroke-width="2.8"/></g><g fill="#ff9db0" opacity=".7">
      <ellipse cx="94" cy="77" rx="6" ry="3.4"/><ellipse cx="145" cy="77" rx="6" ry="3.4"/></g>`;
}

function cable(sheet: Sheet): string {
  const red = linear(sheet, ['#ff8468', '#e63946 50', '#a5173a']);
  return `<path d="M120 95V104" stroke="#5a4a9a" stroke-width="5"/>
    <path d="M106 104H134V112Q134 120 126 120H114Q106 120 106 112Z" fill="#5a4a9a"/>
    <path d="M110 106H122" stroke="#a898e0" stroke-width="2" stroke-linecap="round"/>
      <path d="M112 120h4v3h-4ZM124 120h4v3h-4Z" fill="#3a2c70"/>
    <path d="M40 158C70 138 84 166 104 162C116 160 116 152 116 150" fill="none" stroke="#7a1030"
      stroke-width="6" stroke-linecap="round" transform="translate(0 2)"/>
    <path d="M40 158C70 138 84 166 104 162C116 160 117 154 117 150" fill="none" stroke="${red}"
      stroke-width="5.5" stroke-linecap="round"/>
    <g transform="rotate(8 118 144)"><path d="M104 138H132V142Q132 154 118 154T104 142Z"
      fill="${red}"/><path d="M107 141H118" stroke="#ffc2b0" stroke-width="2"
      stroke-linecap="round"/>
    <path d="M110 128h4.5v10h-4.5ZM121.5 128h4.5v10h-4.5Z" fill="${gold(sheet)}"/></g>`;
}

function sparks(): string {
  return `<g stroke="#f4b83a" stroke-width="3" stroke-linecap="round">
    <path d="M142 118l10 -6M146 127h12M142 136l9 6"/>
    <path d="M94 118l-10 -6M90 127h-12"/></g>`;
}
