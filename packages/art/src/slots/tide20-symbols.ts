import { glow, rays, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { koi } from './koi.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const DEEP = '#04283a';

const WAVE =
  'M-46 42C-45 2 -30 -36 4 -43C28 -47 45 -34 44 -17C43 -6 35 1 27 0C32 -6 32 -14 26 -18' +
  'C16 -24 5 -15 3 -1C2 14 13 27 30 29L46 30V42Z';

/** One breaking wave, its crest to the right, standing on y = 42. */
export function wave(sheet: Sheet): string {
  const foam = [
    [2, -41, 8],
    [14, -43, 8],
    [26, -40, 8.6],
    [36, -33, 8],
    [41, -22, 7.4],
    [39, -11, 6.4],
    [32, -3, 5],
  ];
  const balls = (grow: number, colour: string) =>
    `<g fill="${colour}">${foam
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${n(r! + grow)}"/>`)
      .join('')}</g>`;
  return (
    painted(sheet, WAVE, {
      fill: linear(sheet, ['#8af5ec', '#2fc4d8 34', '#127fb4 68', '#0a4a86'], [0.7, 0, 0.2, 1]),
      line: DEEP,
      depth: 4,
      inner: `<g fill="none" stroke="#d8fffb" stroke-linecap="round">
        <path d="M-36 40C-34 6 -20 -24 6 -33C18 -37 30 -33 34 -24" stroke-width="3.4"
          opacity=".85"/>
        <path d="M-24 40C-22 10 -12 -14 6 -23C14 -27 24 -26 28 -20" stroke-width="2.6"
          opacity=".6"/>
        <path d="M-12 41C-12 20 -8 2 -2 -8M0 41C-4 32 -6 22 -4 12" stroke-width="2.2"
          opacity=".45"/></g>`,
    }) +
    balls(2.2, DEEP) +
    balls(0, '#dff8fb') +
    `<g transform="translate(-1 -1.4)">${balls(-1.6, '#ffffff')}</g>`
  );
}

export function wildWave(sheet: Sheet): string {
  return (
    glow(sheet, { x: 6, y: -10, radius: 46, colour: '#5ff5ec', strength: 0.5 }) +
    placed(wave(sheet), { x: -1, y: 2, scale: 0.88 }) +
    wildPlate(sheet, {
      face: 'heavy',
      cloth: ['#ffe28a', '#e8a422 50', '#a8660f'],
      line: '#3d1f04',
      ink: ['#ffffff', '#fff3c4'],
    })
  );
}

export function gong(sheet: Sheet): string {
  const post = (x: number) =>
    painted(sheet, `M${x - 4} -36H${x + 4}V38H${x - 4}Z`, {
      fill: linear(sheet, ['#ff8a5c', '#c8281f 50', '#7a0f18']),
      line: '#3d0410',
      weight: 2,
      depth: 3,
    });
  return (
    rays(sheet, { centre: [0, 2], length: 46, count: 16, colour: '#ffe08a', strength: 0.9 }) +
    glow(sheet, { x: 0, y: 2, radius: 46, colour: '#ffc34a', strength: 0.8 }) +
    post(-37) +
    post(37) +
    painted(sheet, 'M-45 -40Q0 -48 45 -40L43 -30Q0 -37 -43 -30Z', {
      fill: linear(sheet, ['#ff9a6a', '#d8301f 50', '#8a1018']),
      line: '#3d0410',
      weight: 2,
      depth: 3,
    }) +
    painted(sheet, 'M-45 36H-29V44H-45ZM29 36H45V44H29Z', {
      fill: '#8a1018',
      line: '#3d0410',
      weight: 1.6,
    }) +
    `<path d="M-16 -34L-12 -24M16 -34L12 -24" stroke="#ffd76e" stroke-width="3"/>` +
    painted(sheet, disc(0, 5, 31), {
      fill: radial(sheet, ['#fff0b0', '#f0b840 38', '#b8741b 74', '#6d3d06'], [0.38, 0.3, 0.8]),
      line: '#3d1f04',
      depth: 4,
    }) +
    `<circle cy="5" r="22.5" fill="none" stroke="#7a4708" stroke-width="2.4"/>
    <circle cy="5" r="20.4" fill="none" stroke="#fff3c4" stroke-opacity=".8" stroke-width="1.5"/>` +
    placed(around(8, '<circle cy="-26.6" r="1.9" fill="#7a4708"/>', 22.5), { y: 5 }) +
    painted(sheet, disc(0, 5, 11), {
      fill: radial(sheet, ['#fffbe6', '#ffd76e 45', '#b8741b'], [0.36, 0.3, 0.8]),
      line: '#5c3606',
      weight: 1.8,
      depth: 3,
    }) +
    gloss(sheet, { x: -13, y: -12, rx: 10, ry: 4, rotate: -38 }) +
    sparkle(24, -12, 9)
  );
}

const HEAD =
  'M-28 46C-38 26 -38 2 -24 -12C-14 -24 2 -28 12 -22C20 -19 26 -18 31 -21C40 -25 48 -15 44 -6' +
  'C41 2 32 3 24 4C16 5 12 8 10 12C20 18 28 17 36 13C42 18 38 27 28 30C16 33 6 30 0 26' +
  'C4 34 4 40 2 46Z';

export function seaDragon(sheet: Sheet): string {
  const spikes =
    'M-18 -18C-28 -20 -36 -16 -44 -18C-40 -10 -36 -6 -31 -3C-38 -1 -42 3 -46 3' +
    'C-42 11 -36 14 -32 16' +
    'C-38 19 -41 24 -45 26C-40 32 -34 33 -29 34L-24 46H-10L-14 -8Z';
  const horn = 'M-2 -20C-6 -34 -18 -42 -38 -46C-34 -34 -28 -22 -14 -13Z';
  const beard =
    'M6 26C8 32 4 38 -2 45C8 43 13 40 16 36C16 40 14 43 13 46C22 43 27 37 30 29C22 32 12 31 6 26Z';
  const teeth = 'M16 5L19 13L23 4ZM26 4L29 11L32 3ZM22 16L25 9L29 15ZM31 15L33 8L36 13Z';
  return (
    groundShadow(sheet, { y: 43, width: 70, x: -8 }) +
    painted(sheet, spikes, {
      fill: linear(sheet, ['#ffe08a', '#f0a02f 50', '#b05a12']),
      line: '#3d1f04',
      depth: 3,
    }) +
    painted(sheet, horn, {
      fill: linear(sheet, ['#fff6cf', '#f0c85c 50', '#a8701b'], [0, 0, 1, 1]),
      line: '#3d1f04',
      depth: 3,
    }) +
    '<path d="M10 10C14 4 24 2 34 2L37 14C26 19 16 18 8 12Z" fill="#5c0a1e"/>' +
    '<path d="M14 14Q24 10 34 14Q26 20 14 14Z" fill="#f0566a"/>' +
    painted(sheet, HEAD, {
      fill: linear(sheet, ['#b8ffe8', '#35d6c0 36', '#0f9aa0 66', '#0a5a70'], [0.7, 0, 0.3, 1]),
      line: DEEP,
      depth: 5,
      inner: `<path d="M-12 46C-8 40 -8 34 -4 28L4 46Z" fill="#f6f0b8" opacity=".85"/>
        <path d="M-14 6C-8 14 -2 18 4 24" stroke="#064a5c" stroke-width="2.6" fill="none"
          stroke-linecap="round"/>
        <g fill="none" stroke="#076a78" stroke-width="1.8" opacity=".7"><path d="M-32 8q6 5 11 0
          M-32 20q6 5 11 0M-30 32q6 5 11 0M-22 -4q6 5 11 0"/></g>`,
    }) +
    painted(sheet, beard, {
      fill: linear(sheet, ['#ffe08a', '#f0a02f 50', '#b05a12']),
      line: '#3d1f04',
      weight: 1.8,
      depth: 2,
    }) +
    `<path d="${teeth}" fill="#fffdf0" stroke="${DEEP}" stroke-width="1"/>
    <path d="M-4 -15C4 -22 14 -20 20 -13C12 -15 4 -14 -2 -9Z" fill="#0a4a5c"/>
    <path d="M0 -9C4 -15 14 -14 18 -8C12 -5 4 -5 0 -9Z" fill="#ffe23d" stroke="${DEEP}"
      stroke-width="1.6"/><ellipse cx="10" cy="-9.4" rx="2" ry="3.4" fill="#2a0a06"/>
    <ellipse cx="38" cy="-13" rx="3" ry="2.2" fill="${DEEP}"/>
    <path d="M40 -6C46 6 42 14 44 24C45 30 42 34 38 34" fill="none" stroke="#3d1f04"
      stroke-width="4.6" stroke-linecap="round"/>
    <path d="M40 -6C46 6 42 14 44 24C45 30 42 34 38 34" fill="none" stroke="${gold(sheet)}"
      stroke-width="2.4" stroke-linecap="round"/>` +
    gloss(sheet, { x: 28, y: -13, rx: 8, ry: 2.6, rotate: -8 })
  );
}

export function dragonPearl(sheet: Sheet): string {
  const curl =
    'M-2 44C-30 46 -47 30 -45 6C-40 14 -36 16 -32 17C-34 6 -32 -2 -28 -8C-26 14 -16 28 0 30Z';
  const look = {
    fill: linear(sheet, ['#fff3b0', '#f0b43a 50', '#b06c12']),
    line: '#4a2405',
    depth: 3,
  };
  return (
    groundShadow(sheet, { y: 43, width: 76 }) +
    glow(sheet, { x: 0, y: -6, radius: 46, colour: '#e8d0ff', strength: 0.7 }) +
    painted(sheet, disc(0, -6, 35), {
      fill: radial(
        sheet,
        ['#ffffff', '#fff0fa 30', '#e6c8f5 58', '#b49ae0 80', '#7a6ac0'],
        [0.4, 0.32, 0.72],
      ),
      line: '#3a2a6a',
      depth: 5,
      inner: `<path d="M-30 8C-14 26 18 24 32 -4C30 22 6 34 -14 26Z" fill="#9af0f0" opacity=".5"/>
        <path d="M-26 14C-10 28 16 26 28 8C24 26 2 32 -14 26Z" fill="#ffb8d8" opacity=".55"/>`,
    }) +
    painted(sheet, curl, look) +
    `<g transform="scale(-1 1)">${painted(sheet, curl, look)}</g>` +
    gloss(sheet, { x: -12, y: -22, rx: 11, ry: 7, rotate: -30, strength: 1 }) +
    sparkle(20, -26, 10)
  );
}

export function orangeKoi(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    koi(sheet, {
      body: ['#ffffff', '#fff0e0 45', '#e8b898'],
      fin: ['#ffd8a0', '#ff8a3a 60', '#d8480f'],
      patch: linear(sheet, ['#ff8a3a', '#f04a14 60', '#b82408']),
      line: '#5c1406',
      scale: '#a83c10',
    })
  );
}

export function lotus(sheet: Sheet): string {
  const petal = (path: string, tones: readonly string[]) =>
    painted(sheet, path, { fill: linear(sheet, tones), line: '#6d0a4a', weight: 2, depth: 3 });
  const pale = ['#ffe8f5', '#ff9ad0 55', '#d83a90'];
  const deep = ['#ffc0e4', '#f0609e 55', '#a81a6a'];
  return (
    groundShadow(sheet, { y: 40, width: 90 }) +
    painted(sheet, 'M-46 30C-30 20 30 20 46 30C34 43 -34 43 -46 30Z', {
      fill: linear(sheet, ['#7ae88a', '#1f9a5c 60', '#0a5a42']),
      line: '#04352a',
      weight: 2,
    }) +
    mirrored(petal('M2 30C-20 34 -42 22 -45 -2C-26 -6 -6 8 2 30Z', deep)) +
    mirrored(petal('M2 30C-16 20 -28 -4 -25 -28C-6 -20 6 6 2 30Z', deep)) +
    petal('M0 30C-16 14 -19 -20 0 -43C19 -20 16 14 0 30Z', pale) +
    mirrored(petal('M0 33C-16 32 -27 16 -26 -8C-10 -2 2 14 0 33Z', pale)) +
    mirrored(petal('M0 35C-14 38 -32 32 -37 16C-22 12 -6 20 0 35Z', pale)) +
    petal('M0 35C-9 26 -11 8 0 -9C11 8 9 26 0 35Z', ['#ffffff', '#ffc8e6 55', '#f06ab0']) +
    gloss(sheet, { x: -3, y: 8, rx: 3, ry: 9, strength: 0.8 })
  );
}
