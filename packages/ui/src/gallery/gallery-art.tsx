import type { PictureImage } from '../picture/picture.tsx';

type Scene = { readonly sky: string; readonly glow: string; readonly hill: string };

const SCENES = {
  lantern: { sky: '#5c0f2e', glow: '#ff8d5c', hill: '#2a0616' },
  tide: { sky: '#07233f', glow: '#1ec8b2', hill: '#083a5a' },
  sakura: { sky: '#31205e', glow: '#ffb3c7', hill: '#2b1247' },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** A small scene for the style sheet alone: real art comes from the application. */
export function sceneImage(name: SceneName, size: { width: number; height: number }) {
  const { sky, glow, hill } = SCENES[name];
  const { width, height } = size;
  const sun = Math.min(width, height) * 0.24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="g" cx=".68" cy=".4" r=".8"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${sky}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.68}" cy="${height * 0.4}" r="${sun}" fill="#fff1c9"/><path d="M0 ${height * 0.7}Q${width * 0.25} ${height * 0.5} ${width * 0.5} ${height * 0.72}T${width} ${height * 0.62}V${height}H0Z" fill="${hill}" opacity=".75"/><path d="M0 ${height * 0.85}Q${width * 0.3} ${height * 0.7} ${width * 0.6} ${height * 0.86}T${width} ${height * 0.8}V${height}H0Z" fill="${hill}"/></svg>`;
  const image: PictureImage = {
    path: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width,
    height,
    placeholder: sky,
  };
  return image;
}
