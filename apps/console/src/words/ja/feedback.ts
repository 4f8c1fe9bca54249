import type { Words } from '@maneki/phrases/words';
import type { feedbackEn } from '../en/feedback.ts';

export const feedbackJa: Words<typeof feedbackEn> = {};
