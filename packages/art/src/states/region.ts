import { gold } from '../draw/metals.ts';
import { n } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

const GLOBE = 'M60 86a56 56 0 1 0 112 0a56 56 0 1 0 -112 0Z';

/** Not offered where you are: a globe, and a place on it that is closed. */
export const region = stateScene('region', (sheet) => globe(sheet) + stand(sheet) + pin(sheet));

function globe(sheet: Sheet): string {
  const sea = radial(sheet, ['#9af0e4', '#2fa8c0 45', '#1a4a8a 90'], [0.36, 0.28, 0.85]);
  const land = linear(sheet, ['#ffe9a8', '#e8b25a 55', '#b87a34']);
  const meridians = [14, 36]
    .map((rx) => `<ellipse cx="116" cy="86" rx="${n(rx)}" ry="56"/>`)
    .join('');
  return (
    `<path d="${GLOBE}" fill="${sea}"/>` +
    clipped(
      sheet,
      GLOBE,
      `<g fill="${land}"><path d="M64 58C76 40 98 36 106 46C112 56 96 60 98 70C100 82 84 78 82
        90C80 104 70 96 64 86C58 76 58 66 64 58Z"/>
        <path d="M122 36C138 28 160 44 166 62C158 70 148 60 140 66C130 72 120 62 126 54C130 48 116
          44 122 36Z"/>
        <path d="M104 98C118 90 136 98 134 112C132 126 118 138 108 132C100 126 94 104 104 98Z"/>
          <path d="M150 98C158 94 168 100 164 112C158 120 146 108 150 98Z"/></g>
      <g fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4">${meridians}<path d="M60
        86H172M66 60H166M66 112H166"/></g>
      <path d="M60 86a56 56 0 0 0 112 0C160 130 90 140 60 86Z" fill="#0f2a5c" opacity=".34"/>`,
    ) +
    `<path d="M72 62C78 48 90 40 102 37" stroke="#fff" stroke-width="4" stroke-linecap="round"
      fill="none" opacity=".8"/>`
  );
}

function stand(sheet: Sheet): string {
  return `<path d="M78 32A64 64 0 1 0 172 118" fill="none" stroke="${gold(sheet)}"
    stroke-width="5" stroke-linecap="round"/>
    <circle cx="78" cy="32" r="5" fill="${gold(sheet)}"/>
      <circle cx="172" cy="118" r="5" fill="${gold(sheet)}"/>
    <path d="M110 148H122L128 158H104Z" fill="${gold(sheet)}"/>
      <rect x="88" y="156" width="56" height="7" rx="3.5" fill="${gold(sheet)}"/>`;
}

function pin(sheet: Sheet): string {
  return `<ellipse cx="164" cy="106" rx="12" ry="3.5" fill="#1a1030" opacity=".4"/>
    <path d="M164 106C148 84 138 74 138 58A26 26 0 0 1 190 58C190 74 180 84 164 106Z"
      fill="#8a1232" transform="translate(1.5 2)"/>
    <path d="M164 106C148 84 138 74 138 58A26 26 0 0 1 190 58C190 74 180 84 164 106Z"
      fill="${linear(sheet, ['#ff8468', '#e63946 50', '#a5173a'])}"/>
    <circle cx="164" cy="58" r="17" fill="#fff8ec"/>
    <path d="M157 57V52A7 7 0 0 1 171 52V57" fill="none" stroke="#5a4a7a" stroke-width="3.2"/>
      <rect x="153.5" y="56" width="21" height="14" rx="3.5" fill="${gold(sheet)}"/>
    <circle cx="164" cy="61.5" r="2" fill="#6d3d06"/><path d="M163 62h2v5h-2Z" fill="#6d3d06"/>
    <path d="M144 50C146 42 152 37 158 36" stroke="#ffd0c4" stroke-width="3"
      stroke-linecap="round" fill="none"/>`;
}
