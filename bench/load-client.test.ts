import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createAnswerCounter, runLoad } from './load-client.ts';

const answer = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello');

test('an answer is complete with its last byte, however it is cut', () => {
  for (let cut = 1; cut < answer.length; cut += 1) {
    const counter = createAnswerCounter();
    expect(counter.take(answer.subarray(0, cut))).toBe(false);
    expect(counter.take(answer.subarray(cut))).toBe(true);
    expect(counter.total()).toEqual({ requests: 1, bytes: answer.length });
  }
});

test('an empty answer is complete with its head', () => {
  const counter = createAnswerCounter();
  expect(counter.take(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))).toBe(true);
});

test('what is not a plain answer with a length is refused', () => {
  const refused = (text: string) => () => createAnswerCounter().take(Buffer.from(text));
  expect(refused('HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n')).toThrow('503');
  expect(refused('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')).toThrow('length');
  expect(refused(`${answer}and more`)).toThrow('longer');
});

test('a server is asked with the headers given, and every answer counts once', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['accept-encoding']} ${request.headers.host}`);
    response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page?part=1`;
  const headers = { 'accept-encoding': 'br' };
  const { requests } = await runLoad({ url, connections: 2, seconds: 0.05, headers });
  server.close();
  expect(requests).toBe(asked.length);
  expect(new Set(asked)).toEqual(new Set([`/page?part=1 br ${new URL(url).host}`]));
});

test('each question comes from another address where one alone may not ask so much', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['x-forwarded-for']);
    response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await runLoad({ url, connections: 2, seconds: 0.05, isFromManyAddresses: true });
  server.close();
  expect(new Set(asked).size).toBe(asked.length);
});

test('a refusal of the server ends the load', async () => {
  const server = createServer((_, response) => response.writeHead(429).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(runLoad({ url, connections: 2, seconds: 5 })).rejects.toThrow('429');
  server.close();
});
