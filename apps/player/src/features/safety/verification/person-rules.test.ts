import { expect, test } from 'vitest';
import { checkPerson } from './person-rules.ts';

const terms = { minimumAge: 21, today: '2030-01-01' };
const typesOf = (name: string, birthday: string) => {
  const problems = checkPerson({ name, birthday }, terms);
  return [problems.name?.type, problems.birthday?.type];
};

test('[CASH-5] name and birthday are judged as the server judges them', () => {
  expect(typesOf('山田 花子', '1990-04-01')).toEqual([undefined, undefined]);
  expect(typesOf('Y', '')).toEqual(['verification.nameRule', 'verification.birthdayRule']);
  expect(typesOf('Agent 007', '2009-01-02')).toEqual([
    'verification.nameRule',
    'verification.ageRule',
  ]);
  expect(typesOf('Hanako', '2009-01-01')).toEqual([undefined, undefined]);
});
