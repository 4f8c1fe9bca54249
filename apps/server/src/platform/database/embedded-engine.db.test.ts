import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmbeddedEngine } from './embedded-engine.ts';
import { copyEmbeddedTemplate, EMPTY } from './testing/embedded-template.ts';

let directory: string;
let engine: EmbeddedEngine;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maneki-engine-'));
  const template = await copyEmbeddedTemplate(EMPTY);
  await template.close();
  await cp(join(template.place.dataDir, 'database'), directory, { recursive: true });
  await template.dispose();
  engine = await EmbeddedEngine.start(directory);
});
afterAll(async () => {
  await engine.stop();
  await rm(directory, { recursive: true });
});

async function connect(): Promise<Client> {
  const client = new Client({
    stream: () => engine.connect(),
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('a session that leaves its transaction open leaves nothing of it behind', async () => {
  const first = await connect();
  await first.query('create table cats (id int)');
  await first.query('begin');
  await first.query('insert into cats values ($1)', [1]);
  await first.end();
  const second = await connect();
  expect((await second.query('select * from cats')).rows).toEqual([]);
  await second.end();
});

test('a session that left after an error leaves neither the error nor its settings', async () => {
  const first = await connect();
  await first.query(`set application_name to 'left behind'`);
  await first.query('prepare kept as select 1');
  await first.query('begin');
  await expect(first.query('select $1::int / 0', [1])).rejects.toThrow('division by zero');
  await first.end();
  const second = await connect();
  const { rows } = await second.query(
    `select current_setting('application_name') as name,
            (select count(*)::int from pg_prepared_statements) as prepared`,
  );
  expect(rows).toEqual([{ name: '', prepared: 0 }]);
  await second.end();
});

test('a connection that is cut during a query rejects it, and the next session is whole', async () => {
  const first = await connect();
  await first.query('begin');
  const query = first.query('select pg_sleep(0.05)');
  const left = first.end();
  await expect(query).rejects.toThrow('Connection terminated');
  await left;
  const second = await connect();
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await second.end();
});
