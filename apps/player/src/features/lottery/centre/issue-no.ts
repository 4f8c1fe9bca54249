import type { Lottery } from '@maneki/contract/lottery/schemas';

const DAY_LENGTH = 8;

/** An issue as a list has room for it: of draws that are minutes apart, its place in the day. */
export const shortIssueNo = ({ minutes }: Pick<Lottery, 'minutes'>, issueNo: string): string =>
  minutes === null ? issueNo : issueNo.slice(DAY_LENGTH);
