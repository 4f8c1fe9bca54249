import { bear } from './bear.ts';
import { daruma } from './daruma.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import type { Head } from './head.ts';
import { koala } from './koala.ts';
import { octopus } from './octopus.ts';
import { owl } from './owl.ts';
import { panda } from './panda.ts';
import { penguin } from './penguin.ts';
import { rabbit } from './rabbit.ts';
import { shiba } from './shiba.ts';
import { tiger } from './tiger.ts';

/** The faces that members choose from, in the order in which they are offered. */
export const allHeads: readonly Head[] = [
  fox,
  panda,
  rabbit,
  tiger,
  owl,
  shiba,
  frog,
  penguin,
  koala,
  bear,
  daruma,
  octopus,
];
