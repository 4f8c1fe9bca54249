import type { Payee } from '#features/identity';

/**
 * How well we know a member: 0 by a phone, 1 by name and birthday. A document and a face, which are 2, are
 * not asked for anywhere yet, so nobody has shown them.
 */
export const findVerificationLevel = ({
  name,
  birthday,
}: Pick<Payee, 'name' | 'birthday'>): number => (name !== null && birthday !== null ? 1 : 0);
