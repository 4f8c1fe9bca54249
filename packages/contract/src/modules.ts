/** Module ids accompany a call and name the part of the product that it belongs to. */
export const MODULES = [
  'COMM3',
  'FUNDTRANS3',
  'REG3',
  'CAPTCHA3',
  'CBS3',
  'FREEPLAY3',
  'REGISTER_REE3',
  'MOBILENUMREG3',
  'VALID_CAPTCHA3',
  'AFFMAN3',
  'PROFPIC3',
  'REGMOBVERF3',
  'FEEDBACK3',
  'AGEINFO3',
] as const;

export type Module = (typeof MODULES)[number];
