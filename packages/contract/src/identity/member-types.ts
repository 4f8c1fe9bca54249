/**
 * Kinds of accounts. 0 to 2 are members who play for money; 4 is an anonymous trial that expires; 4x is
 * the demo twin of x, with play credit in a line of its own.
 */
export const MEMBER_TYPES = {
  player: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  demoPlayer: 40,
  demoAgent: 41,
  demoGeneralAgent: 42,
} as const;

export type MemberType = (typeof MEMBER_TYPES)[keyof typeof MEMBER_TYPES];

const ALL = [0, 1, 2, 4, 40, 41, 42] as const satisfies readonly MemberType[];

/**
 * Who may do what, in one table. Every endpoint and every page that needs a session names one of
 * these rights; the server enforces it, the site mirrors it.
 */
export const RIGHTS = {
  /** Anything that any session may do: see itself, play for free, log out. */
  session: ALL,
  /** Member pages and settings. A trial is told to register. */
  member: [0, 1, 2, 40, 41, 42],
  /** Inbox and chat. */
  inbox: [0, 1, 2, 40, 41, 42],
  /** Deposits, withdrawals and everything else that touches real money. */
  cash: [0, 1, 2],
  /** The agent's pages. */
  agent: [1, 2, 41, 42],
  /** Those who are asked after login whether they accept a contract. */
  contract: [0, 1, 2],
} as const satisfies Readonly<Record<string, readonly MemberType[]>>;

export type Right = keyof typeof RIGHTS;

export const hasRight = (type: MemberType, right: Right): boolean =>
  (RIGHTS[right] as readonly MemberType[]).includes(type);

/** Play credit instead of money: trials and the demo line. */
export const isPlayCredit = (type: MemberType): boolean => !hasRight(type, 'cash');
