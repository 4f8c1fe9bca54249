/** Middle, top, bottom, and the two diagonals. */
export const THREE_REEL_LINES: readonly string[] = ['111', '000', '222', '012', '210'];

/** Machines with fewer lines take the first ones. */
export const FIVE_REEL_LINES: readonly string[] = [
  ...['11111', '00000', '22222', '01210', '21012'],
  ...['10001', '12221', '00122', '22100', '12101'],
  ...['10121', '01110', '21112', '01010', '21212'],
  ...['11011', '11211', '00200', '22022', '02220'],
  ...['20002', '10101', '12121', '02020', '20202'],
];
