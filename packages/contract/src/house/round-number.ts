/** No table or lottery has more rounds: what a database counts them by ends there. */
export const ROUND_NO_MAX = 2_147_483_647;
