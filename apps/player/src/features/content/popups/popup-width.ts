import { POPUP_PX_PER_REM } from '@maneki/contract/constants';

const IMAGE = /<img\b[^>]*>/gi;
const WIDTH = /\swidth="(\d{1,5})(?:px)?"/i;

/**
 * Pictures in a popup are drawn for a page of 750 pixels: their width in pixels is a hundred times
 * their width in rem. A height would distort them, so they keep their proportions.
 */
export function widthsInRem(html: string): string {
  return html.replace(IMAGE, (image) => {
    const width = WIDTH.exec(image)?.[1];
    if (width === undefined) return image;
    const rem = Number(width) / POPUP_PX_PER_REM;
    return image
      .replace(/\s(?:width|height|style)="[^"]*"/gi, '')
      .replace(/^<img/i, `<img style="width:${rem}rem"`);
  });
}
