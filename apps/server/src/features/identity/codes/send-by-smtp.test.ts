import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendBySmtp } from './send-by-smtp.ts';

const message = {
  merchantCode: 'maneki',
  recipient: 'sakura@mail.example',
  subject: '123456は確認コードです',
  body: 'コードは123456です。\n\nDone.',
  at: new Date(0),
};

type Mail = { from: string; to: string[]; user: string | undefined; raw: string };

let mails: Mail[] = [];
const lines: string[] = [];
const record = (...line: unknown[]) => lines.push(JSON.stringify(line));
const log = { debug: record, info: record, warn: record, error: record };

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _, answer) =>
    password === 'hush' ? answer(null, { user: username ?? '' }) : answer(new Error('no')),
  onRcptTo: ({ address }, _, answer) =>
    address.startsWith('gone@') ? answer(new Error('no such mailbox')) : answer(),
  onData(stream, { envelope, user }, answer) {
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    const to = envelope.rcptTo.map(({ address }) => address);
    text(stream).then((raw) => {
      mails.push({ from, to, user, raw });
      answer();
    }, answer);
  },
});
let port: number;

beforeAll(async () => {
  // A client that hangs up is its own business.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(() => {
  mails = [];
  lines.length = 0;
});

const senderFor = (password = 'hush', at = port) =>
  sendBySmtp(
    { url: `smtp://maneki:${password}@127.0.0.1:${at}`, from: 'Maneki <no-reply@play.example>' },
    log,
  );

test('a mail arrives with its sender, subject and text', async () => {
  expect(await senderFor()(message)).toBe(true);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    from: 'no-reply@play.example',
    to: ['sakura@mail.example'],
    user: 'maneki',
  });
  const [head = '', body = ''] = mails[0]!.raw.split('\r\n\r\n');
  expect(head).toContain('From: Maneki <no-reply@play.example>');
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(Buffer.from(body, 'base64').toString()).toContain('コードは123456です。');
});

test('a recipient that hides further ones reaches nobody', async () => {
  const recipient = 'sakura@mail.example, other@mail.example';
  await senderFor()({ ...message, recipient });
  expect(mails.flatMap(({ to }) => to)).not.toContain('other@mail.example');
});

test('a mailbox that does not exist, a wrong password and a dead server are no delivery', async () => {
  expect(await senderFor()({ ...message, recipient: 'gone@mail.example' })).toBe(false);
  expect(await senderFor('wrong')(message)).toBe(false);
  expect(await senderFor('hush', 1)(message)).toBe(false);
  expect(mails).toEqual([]);
  expect(lines).toHaveLength(3);
});

test('the log shows neither the code nor the whole address nor the secret', async () => {
  await senderFor()({ ...message, recipient: 'gone@mail.example' });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/123456|gone@|hush/);
});
