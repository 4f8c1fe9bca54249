import { connect } from 'node:net';
import { createAnswerCounter } from './load-client.ts';

export type PreparedCalls = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** With the first one last, where it is taken from. */
  readonly questions: Buffer[];
};

export type LoadResult = {
  /** The first so many calls were made, and accepted. */
  readonly answered: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
};

const HEAD_END = '\r\n\r\n';

/** A call as it goes over the wire. */
export function writeQuestion(call: {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}): Buffer {
  const headers = { host: `127.0.0.1:${call.port}`, ...call.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = `content-length: ${Buffer.byteLength(call.body)}`;
  const head = [`POST ${call.path} HTTP/1.1`, ...lines, length].join('\r\n');
  return Buffer.from(head + HEAD_END + call.body);
}

/** Makes the calls as fast as answers come, until the time is over or none is left. */
export async function callPrepared(calls: PreparedCalls): Promise<LoadResult> {
  const startedAt = performance.now();
  const endsAt = startedAt + calls.seconds * 1_000;
  const latenciesMs: number[] = [];
  const asked = Array.from({ length: calls.connections }, () =>
    keepCalling(calls, { endsAt, latenciesMs }),
  );
  await Promise.all(asked);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { answered: latenciesMs.length, seconds, latenciesMs };
}

/** One connection's share. Anything but an accepted call ends the load with an error. */
function keepCalling(
  { port, questions }: PreparedCalls,
  { endsAt, latenciesMs }: { readonly endsAt: number; readonly latenciesMs: number[] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answers = createAnswerCounter();
    let sentAt = 0;
    const finish = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve();
    };
    const ask = () => {
      const question = performance.now() < endsAt ? questions.pop() : undefined;
      if (!question) return finish();
      sentAt = performance.now();
      socket.write(question);
    };
    socket.on('connect', ask);
    socket.on('error', finish);
    socket.on('end', () => finish(new Error('the server ends a connection that is in use')));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!answers.take(chunk)) return;
      } catch (error) {
        finish(error as Error);
        return;
      }
      latenciesMs.push(performance.now() - sentAt);
      ask();
    });
  });
}
