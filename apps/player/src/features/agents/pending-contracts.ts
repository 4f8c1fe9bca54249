/** Kinds of contracts by the key of their question, in the order in which they are asked about. */
const ADDRESSES = {
  in_daily_salary_agt: '/m/member/agent/getSalaryContract',
  in_dividend_agt: '/m/member/agent/getDevidendContract',
  in_hour_salary_agt: '/m/member/agent/getHourContract',
} as const;

export type ContractKind = keyof typeof ADDRESSES;

type Walk = {
  /** Whether the member is logged in still: nothing is read or asked for somebody who left. */
  readonly isHere: () => boolean;
  /** 0 where nothing waits; anything else is a new contract or an amendment. */
  readonly readRequest: (kind: ContractKind) => Promise<number>;
  readonly isWanted: (kind: ContractKind) => Promise<boolean>;
};

/**
 * Goes through the kinds until the member wants to read a contract, and answers its address. What comes
 * after it is not even read.
 */
export async function findWanted({ isHere, readRequest, isWanted }: Walk) {
  for (const kind of Object.keys(ADDRESSES) as ContractKind[]) {
    if (!isHere()) return undefined;
    const request = await readRequest(kind);
    if (request !== 0 && isHere() && (await isWanted(kind))) return ADDRESSES[kind];
  }
  return undefined;
}
