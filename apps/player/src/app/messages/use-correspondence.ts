type Correspondence = {
  /** Messages that the member has not read. */
  readonly inbox: number;
  /** What was said in the chat since the member last looked. */
  readonly chat: number;
  /** Opens the chat; undefined where there is none. */
  readonly openChat: (() => void) | undefined;
};

const NONE: Correspondence = { inbox: 0, chat: 0, openChat: undefined };

/** What waits for the member in the inbox and the chat. */
export const useCorrespondence = (): Correspondence => NONE;
