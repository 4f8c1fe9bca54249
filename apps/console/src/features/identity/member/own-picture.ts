import { DRAWN } from '@maneki/contract/identity/head-icons';
import type { Member } from '../queries.ts';

/** The address of a picture that the member has uploaded; null for a drawn face, or none. */
export const ownPictureOf = ({ headIcon }: Pick<Member, 'headIcon'>): string | null =>
  headIcon?.startsWith(DRAWN) ? null : headIcon;
