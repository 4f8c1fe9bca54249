import { drawNumber } from '#platform/secrets/secrets';

const COUNT = 10;
/** None that could be taken for another one on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Told once, when they are made; to be kept on paper. */
export const drawRecoveryCodes = (): readonly string[] => Array.from({ length: COUNT }, drawCode);

const drawCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[drawNumber(LETTERS.length)]).join(''),
  ).join('-');

/** As people type it from paper. */
export const normaliseRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[^a-z0-9]/g, '');
