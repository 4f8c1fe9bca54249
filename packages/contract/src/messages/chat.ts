import { UPLOAD } from '../constants.ts';

/** What chat is made of, as the server and both sides of it know it. */
export const CONVERSATION_STATES = ['WAITING', 'OPEN', 'CLOSED'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Who wrote: to members every operator is the same one. */
export const CHAT_AUTHORS = ['MEMBER', 'OPERATOR'] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

/** A message of a lobby as everybody there hears it. */
export type LobbyMessage = {
  readonly seq: number;
  /** Tells writers apart and says nothing else about them; the reader knows their own. */
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
};

/** How long somebody may not write in lobby rooms; the last one is the label that closes chat to them. */
export const MUTE_LEVELS = ['TEN_MINUTES', 'DAY', 'PERMANENT'] as const;
export type MuteLevel = (typeof MUTE_LEVELS)[number];

/** A member who has it sees no chat and is refused by it. */
export const NO_CHAT_LABEL = 'nochat';

export const REPORT_REASONS = ['ABUSE', 'SPAM', 'FRAUD', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const CHAT_RULES = {
  /** By what readers count as one character. */
  charactersMax: 200,
  /** An operator explains, and canned answers are longer than what is typed on a phone. */
  operatorCharactersMax: 1_000,
  /** One message in so many seconds. */
  everySeconds: 2,
  picturesMax: UPLOAD.imagesMax,
  ratingMax: 5,
  commentMax: 200,
  pageSize: 30,
  wordsMax: 500,
} as const;

/** More than a merchant has at its tables. */
export const LIVE_MODELS_MAX = 500;

/** Same as for other pictures that members send in: known by content, PNG or JPEG. */
export const CHAT_PICTURE_RULES = {
  bytesMax: UPLOAD.bytesMax,
  /** The longest side, in pixels. */
  sideMax: 8_192,
  pixelsMax: 50_000_000,
} as const;

export const CHAT_PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

/** How long a launch may be opened. */
export const LAUNCH_SECONDS = 60;
