import { MINUTE_MS } from '@maneki/kernel/clock';
import { hashSecret } from '#platform/secrets/secrets';

/** Long enough to read and type, too short to have somebody else solve it by the thousand. */
export const CAPTCHA_MS = 3 * MINUTE_MS;

/** Small and capital letters, and those that an input method makes wide, count alike. */
const normaliseAnswer = (answer: string): string =>
  answer.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** Two pictures that ask for the same have different hashes. */
export const hashAnswer = ({ id, answer }: { id: string; answer: string }): string =>
  hashSecret(`${id}:${normaliseAnswer(answer)}`);
