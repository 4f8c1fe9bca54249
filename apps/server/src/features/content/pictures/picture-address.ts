import { PICTURES_FOLDER } from '@maneki/contract/content/desk';

/** Where a picture stands. Its hash is in there, so what stands at an address never changes. */
export const addressOf = (merchantCode: string, hash: string): string =>
  `${PICTURES_FOLDER}/${merchantCode}/${hash}.webp`;

const FILE = /^([0-9a-f]{32})\.webp$/;

/** The hash in the name of a picture's file; undefined for any other file. */
export const hashIn = (file: string): string | undefined => FILE.exec(file)?.[1];
