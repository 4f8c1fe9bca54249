/**
 * Where somebody goes who opens a page that is not for their kind of account: home, with the prompt to register over
 * it. The query word goes away once the prompt is shown.
 */
export const PROMPT_WORD = 'prompt';

/** `member`: a trial at a page for members. `cash`: play credit where real money moves. */
export const PROMPTS = ['member', 'cash'] as const;

export type Prompt = (typeof PROMPTS)[number];

export const promptAddress = (prompt: Prompt): string => `/m/home?${PROMPT_WORD}=${prompt}`;
