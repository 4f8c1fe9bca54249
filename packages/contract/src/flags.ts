/**
 * The white-label flags: each switches one feature of one merchant's site, on the client and, with
 * the same answer, on the server. The names are those of the specification.
 */
export const FLAGS = [
  // The agent's menu.
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
  // Ways to log in.
  'MOBILEVERCODELOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'LINELOGIN3',
  'TWITTERLOGIN3',
  // Ways to register.
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  // Chat and the referral promotion.
  'CBS3',
  'REFERRAL',
  // Lotteries pay by series (LOTT) in place of fixed odds (ELOTT).
  'LOTT3',
] as const;

export type Flag = (typeof FLAGS)[number];

export type Flags = Readonly<Record<Flag, boolean>>;
