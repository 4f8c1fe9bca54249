import type { SeedWords } from '../seed-words.ts';
import { help } from './help.ts';
import { legal } from './legal.ts';
import { maneki } from './maneki.ts';
import { sampaguita } from './sampaguita.ts';

export const english: SeedWords = { maneki, sampaguita, articles: { ...help, ...legal } };
