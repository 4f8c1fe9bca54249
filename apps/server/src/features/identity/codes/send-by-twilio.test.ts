import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendByTwilio } from './send-by-twilio.ts';

const SID = `AC${'1'.repeat(32)}`;
const message = {
  merchantCode: 'maneki',
  recipient: '+819012345678',
  subject: '',
  body: '123456 is your code',
  at: new Date(0),
};

type Seen = { url: string | undefined; authorization: string | undefined; form: URLSearchParams };

let gateway: Server;
let url: string;
let seen: Seen[] = [];
let answer: { status: number; body: string } | 'hang up';
const lines: string[] = [];
const record = (...line: unknown[]) => lines.push(JSON.stringify(line));
const log = { debug: record, info: record, warn: record, error: record };

beforeAll(async () => {
  gateway = createServer(async (request: IncomingMessage, response) => {
    const form = new URLSearchParams(await text(request));
    seen.push({ url: request.url, authorization: request.headers.authorization, form });
    if (answer === 'hang up') request.socket.destroy();
    else response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => gateway.close(closed)));
beforeEach(() => {
  seen = [];
  lines.length = 0;
  answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
});

const send = (from = '+815012345678') =>
  sendByTwilio({ url, accountSid: SID, authToken: 'hush', from }, log)(message);

test('a message is handed to the Messages API as Twilio documents it', async () => {
  expect(await send()).toBe(true);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe(`/2010-04-01/Accounts/${SID}/Messages.json`);
  const credentials = Buffer.from(`${SID}:hush`).toString('base64');
  expect(seen[0]?.authorization).toBe(`Basic ${credentials}`);
  expect(Object.fromEntries(seen[0]!.form)).toEqual({
    To: '+819012345678',
    From: '+815012345678',
    Body: '123456 is your code',
  });
  expect(lines).toEqual([]);
});

test('a messaging service may choose the number', async () => {
  const service = `MG${'2'.repeat(32)}`;
  expect(await send(service)).toBe(true);
  expect(seen[0]?.form.get('MessagingServiceSid')).toBe(service);
  expect(seen[0]?.form.has('From')).toBe(false);
});

test.each([
  [400, '{"code":21211,"message":"123456 is not a number"}', '21211'],
  [401, '{"code":20003}', '20003'],
  [429, '', '429'],
  [500, '<html>', '500'],
])('an answer of %i is no delivery, and its reason is logged', async (status, body, reason) => {
  answer = { status, body };
  expect(await send()).toBe(false);
  expect(lines.join()).toContain(reason);
});

test('a gateway that hangs up or is not there is no delivery', async () => {
  answer = 'hang up';
  expect(await send()).toBe(false);
  const nowhere = { url: 'http://127.0.0.1:1', accountSid: SID, authToken: 'hush', from: '+8150' };
  expect(await sendByTwilio(nowhere, log)(message)).toBe(false);
  expect(lines).toHaveLength(2);
});

test('the log shows neither the code nor the number nor the secret', async () => {
  answer = { status: 400, body: '{"code":21211,"message":"123456 to +819012345678"}' };
  await send();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/123456|9012345678|hush/);
});
