import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const compose = read('compose.yaml');

/** What whoever starts it puts into `.env`, as the head of the compose file tells. */
const SAID: Readonly<Record<string, string>> = {
  MASTER_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(48),
};
const SAID_OF_HOUSE: Readonly<Record<string, string>> = {
  HOUSE_URL: 'https://games.example',
  HOUSE_FRAME_ORIGINS: 'https://play.example',
  HOUSE_KEY_ID: 'house-1',
  HOUSE_KEY_SECRET: 'c'.repeat(64),
  HOUSE_MASTER_SECRET: 'd'.repeat(64),
  HOUSE_POSTGRES_PASSWORD: 'e'.repeat(48),
};

/** The lines below a line that are further in than it. */
function below(lines: readonly string[], head: string): string[] {
  const start = lines.findIndex((line) => line.startsWith(head));
  const depth = head.length - head.trimStart().length;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return rest.slice(0, end === -1 ? undefined : end);
}

const lines = compose.split('\n');
const variablesOf = (written: readonly string[]) =>
  written.flatMap((line) => {
    const [, name, value] = /^\s+([A-Z][A-Z_]+): (.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value!] as const];
  });

/** `${NAME}`, `${NAME:-what else}` and `${NAME:?why it is needed}`, as compose reads them. */
const fill = (value: string, said: Readonly<Record<string, string>>) =>
  value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, other) => {
    if (said[name] === undefined && kind === '?') throw new Error(other);
    return said[name] ?? other ?? '';
  });

function environmentOf(service: string, said: Readonly<Record<string, string>>) {
  const own = below(below(below(lines, 'services:'), `  ${service}:`), '    environment:');
  const written = [...variablesOf(below(lines, 'x-environment:')), ...variablesOf(own)];
  return Object.fromEntries(written.map(([name, value]) => [name, fill(value, said)]));
}

test.each(['web', 'worker'])('[OPS-3] the compose file starts a %s by two secrets', (service) => {
  expect(readConfig(environmentOf(service, SAID))).toMatchObject({
    ROLE: service,
    DATABASE_URL: expect.stringContaining('@postgres:5432/maneki'),
    REDIS_URL: 'redis://redis:6379',
    isDemo: false,
  });
});

test('[OPS-3] the compose file starts the house beside them, with a database and a secret of its own', () => {
  const said = { ...SAID, ...SAID_OF_HOUSE };
  expect(readConfig(environmentOf('house', said))).toMatchObject({
    ROLE: 'house',
    DATABASE_URL: expect.stringContaining('@house-postgres:5432/house'),
    MASTER_SECRET: SAID_OF_HOUSE.HOUSE_MASTER_SECRET,
    PLATFORM_URL: 'http://web:3000',
  });
  expect(readConfig(environmentOf('web', said)).HOUSE_URL).toBe('https://games.example');
});

test('[OPS-3] without a secret nothing is started, and it says which is missing', () => {
  expect(() => environmentOf('web', { POSTGRES_PASSWORD: 'b' })).toThrow('put a MASTER_SECRET');
  expect(() => environmentOf('web', { MASTER_SECRET: 'a' })).toThrow('put a POSTGRES_PASSWORD');
});

test('[OPS-3] every variable of the container files is explained', () => {
  const explained = read('docs/operating.md');
  const named = ['web', 'worker', 'house'].flatMap((service) =>
    Object.keys(environmentOf(service, { ...SAID, ...SAID_OF_HOUSE })),
  );
  for (const name of new Set(named)) expect(explained, name).toContain(name);
});

test('[OPS-3] the image runs the product as somebody who may write nothing but its data', () => {
  const image = read('Dockerfile');
  expect(image).toMatch(/^USER maneki$/m);
  const [, started] = /^CMD \["node", "(.+)"\]$/m.exec(image)!;
  expect(existsSync(join(root, started!))).toBe(true);
  const [, built] = /node (tooling\/\S+)/.exec(image)!;
  expect(existsSync(join(root, built!))).toBe(true);
});
