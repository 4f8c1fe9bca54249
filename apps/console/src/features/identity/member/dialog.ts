import type { Member } from '../queries.ts';

export type DialogProps = {
  readonly member: Member;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
