import { expect, test } from 'vitest';
import { beginsWord, foldName, wordsOf } from './fold-name.ts';

test('[LIST-2] small and large, narrow and wide letters are the same', () => {
  expect(foldName('ＤＲＡＧＯＮ Tide ２０')).toBe('dragon tide 20');
  expect(foldName('  Dragon\u3000 Tide  20 ')).toBe('dragon tide 20');
});

test('[LIST-2] hiragana and katakana of every width are the same, voiced and unvoiced ones are not', () => {
  expect(foldName('ダルマダッシュ')).toBe(foldName('だるまだっしゅ'));
  expect(foldName('ﾀﾞﾙﾏﾀﾞｯｼｭ')).toBe(foldName('だるまだっしゅ'));
  expect(foldName('ヴォルト')).toBe('ゔぉると');
  expect(foldName('カ')).not.toBe(foldName('ガ'));
  expect(foldName('か\u3099')).toBe('が');
  expect(foldName('ラー')).toBe('らー');
});

test('[LIST-2] accents of Vietnamese and English count for nothing, however they are written', () => {
  expect(foldName('Lễ Hội Đèn Lồng')).toBe('le hoi den long');
  expect(foldName('Lễ Hội Đèn Lồng'.normalize('NFD'))).toBe('le hoi den long');
  expect(foldName('Trống Rừng Ơ Ư')).toBe('trong rung o u');
  expect(foldName('Café')).toBe('cafe');
});

test('[LIST-2] the vowels and tones of Thai stay: without them it is another word', () => {
  expect(foldName('ค่ำคืน')).not.toBe(foldName('คาคน'));
  expect(foldName('คลื่นมังกร 20')).toBe('คลื่นมังกร 20');
});

test('words end where no letter, mark or number is', () => {
  expect(wordsOf(foldName("The Fox's-Fire 25!"))).toEqual(['the', 'fox', 's', 'fire', '25']);
  expect(wordsOf('คลื่นมังกร 20')).toEqual(['คลื่นมังกร', '20']);
  expect(wordsOf('招き猫')).toEqual(['招き猫']);
  expect(wordsOf('!?')).toEqual([]);
  expect([0, 1, 4, 5].map((at) => beginsWord('fox-fire', at))).toEqual([true, false, true, false]);
});
