/** What an operator is there for. Each has one role, and a role is a set of rights. */
export const OPERATOR_ROLES = [
  'owner',
  'manager',
  'finance',
  'support',
  'content',
  'risk',
  'auditor',
] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Which roles may do what, in one table. Every call of an operator names one of these rights. */
export const OPERATOR_RIGHTS = {
  /** Whatever concerns nobody but the operator. */
  self: OPERATOR_ROLES,
  manageOperators: ['owner'],
  /** Gives and takes money by hand, and agrees that another one does. */
  adjustBalances: ['owner', 'manager', 'finance'],
  /** Whether the books are right, and what the house holds. */
  readLedger: ['owner', 'manager', 'finance', 'risk', 'auditor'],
  readProposals: ['owner', 'manager', 'finance', 'risk', 'auditor'],
  decideProposals: ['owner', 'manager', 'finance', 'risk'],
  readAudit: ['owner', 'manager', 'risk', 'auditor'],
  /** Finds members and looks at everything of theirs but numbers and addresses in full. */
  readMembers: ['owner', 'manager', 'finance', 'support', 'risk', 'auditor'],
  /** Sees phone numbers and mailboxes in full; each look is written down. */
  readContacts: ['owner', 'manager', 'support', 'risk'],
  /** Writes notes about members, and labels them. */
  noteMembers: ['owner', 'manager', 'finance', 'support', 'risk'],
  /** Ends sessions, and takes away what members prove themselves with. */
  changeMembers: ['owner', 'manager', 'support', 'risk'],
  blockMembers: ['owner', 'manager', 'risk'],
  /** Asks that somebody who stays away is let in before the time, and agrees that another one does. */
  liftExclusions: ['owner', 'manager', 'risk'],
  /** Whose papers wait, and who decided about them; not the papers themselves. */
  readVerifications: ['owner', 'manager', 'support', 'risk', 'auditor'],
  /** Looks at members' papers, which is written down, and decides about them. */
  reviewVerifications: ['owner', 'manager', 'support', 'risk'],
  /** Of the machine behind every merchant. */
  readSystem: ['owner', 'manager', 'risk', 'auditor'],
  runSystem: ['owner', 'manager'],
  readSettings: ['owner', 'manager', 'support', 'content', 'risk', 'auditor'],
  changeSettings: ['owner', 'manager'],
  readContent: ['owner', 'manager', 'support', 'content', 'auditor'],
  editContent: ['owner', 'manager', 'content'],
  /** Decides what readers see, and in which order. */
  publishContent: ['owner', 'manager', 'content'],
  /** Proposes what may be offered in which country, and agrees that another one does. */
  changeMarkets: ['owner', 'manager', 'risk'],
  readCatalog: ['owner', 'manager', 'support', 'content', 'risk', 'auditor'],
  changeCatalog: ['owner', 'manager', 'content'],
  readProviders: ['owner', 'manager', 'finance', 'risk', 'auditor'],
  /** Pays or refuses what was held, and says how what went wrong has ended. */
  decideExceptions: ['owner', 'manager', 'finance', 'risk'],
  /** Has the house's tables rest and go on, for all merchants. */
  runTables: ['owner', 'manager', 'risk'],
  /** Has lotteries rest and go on, restricts numbers and keeps days off, for all merchants. */
  runLotteries: ['owner', 'manager', 'risk'],
  /** Types what official draws brought. */
  enterResults: ['owner', 'manager', 'finance', 'risk'],
  /** Deposits and withdrawals of members, and the ways to pay. */
  readCashier: ['owner', 'manager', 'finance', 'support', 'risk', 'auditor'],
  /** Credits what was paid in, and says whose a payment is. */
  reviewDeposits: ['owner', 'manager', 'finance'],
  changeChannels: ['owner', 'manager'],
  /** Decides whether money leaves. */
  reviewWithdrawals: ['owner', 'manager', 'finance', 'risk'],
  /** What members are given: promotions, levels, missions, the mall. */
  readRewards: ['owner', 'manager', 'finance', 'support', 'content', 'risk', 'auditor'],
  changeRewards: ['owner', 'manager', 'content'],
  /** Decides about what members ask for, and takes back what was taken by abuse. */
  reviewRewards: ['owner', 'manager', 'finance', 'risk'],
  /** Agents, their teams, contracts and bills. */
  readAgents: ['owner', 'manager', 'finance', 'risk', 'auditor'],
  /** Opens general agents, moves members, offers the company's contracts, says what rebates may come to. */
  changeAgents: ['owner', 'manager'],
  /** Decides about dividends, held bills and large sendings. */
  reviewAgents: ['owner', 'manager', 'finance', 'risk'],
  /** What was sent to members, and what they wrote. */
  readMessages: ['owner', 'manager', 'support', 'content', 'risk', 'auditor'],
  /** Writes to many members at once, and the words of messages that are sent by themselves. */
  sendMessages: ['owner', 'manager', 'content'],
  /** Answers members: feedback and chat. */
  answerMembers: ['owner', 'manager', 'support'],
  /** Says who may not write in rooms, and which words nobody may. */
  moderateChat: ['owner', 'manager', 'support', 'risk'],
  /** Keys and ceilings of those who run games, for all merchants. */
  manageProviders: ['owner'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

export type OperatorRight = keyof typeof OPERATOR_RIGHTS;

/** How an endpoint says that it is an operator's. */
export type OperatorAccess = `operator:${OperatorRight}`;

export const roleHasRight = (role: OperatorRole, right: OperatorRight): boolean =>
  (OPERATOR_RIGHTS[right] as readonly OperatorRole[]).includes(role);

/** The right that an access asks of operators; undefined where it is for guests or members. */
export const operatorRightOf = (access: string): OperatorRight | undefined =>
  access.startsWith('operator:') ? (access.slice('operator:'.length) as OperatorRight) : undefined;
