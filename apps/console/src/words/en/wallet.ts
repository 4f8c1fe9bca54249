/** Members' money. */
export const walletEn = {
  adjustment: {
    title: 'Change a balance',
    gives: 'Gives {amount} to member {memberId}',
    takes: 'Takes {amount} from member {memberId}',
  },
} as const;
