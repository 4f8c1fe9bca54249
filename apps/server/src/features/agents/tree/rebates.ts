/** What moves have to know of rebates. */
export { fitToUpline } from '../profiles/fit-to-upline.ts';
