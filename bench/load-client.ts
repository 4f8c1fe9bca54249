import { connect } from 'node:net';

export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** One address may not ask as much as a load does: as a proxy would say, each comes from another. */
  readonly isFromManyAddresses?: boolean;
};

export type LoadResult = {
  readonly requests: number;
  readonly bytes: number;
  readonly seconds: number;
};

/** After the last second, answers under way may take this long. */
const GRACE_MS = 10_000;

const HEAD_END = '\r\n\r\n';

/**
 * Asks for one address over and over, on each connection again as soon as the answer is there. It looks
 * at nothing but the status and the length: the usual tools turn every body into text, which costs them
 * several times what a page costs the server, so that they would measure themselves.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1_000;
  const connections = Array.from({ length: load.connections }, () => keepAsking(load, endsAt));
  const counts = await Promise.all(connections);
  return {
    requests: counts.reduce((sum, { requests }) => sum + requests, 0),
    bytes: counts.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

/** One connection's share. Anything but a whole answer with status 200 ends the load with an error. */
function keepAsking(load: Load, endsAt: number): Promise<{ requests: number; bytes: number }> {
  const { hostname, port } = new URL(load.url);
  const writeNext = createQuestions(load);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    const answers = createAnswerCounter();
    const finish = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve(answers.total());
    };
    socket.setTimeout(load.seconds * 1_000 + GRACE_MS, () =>
      finish(new Error(`${load.url} leaves a request without an answer`)),
    );
    socket.on('error', finish);
    socket.on('end', () => finish(new Error(`${load.url} ends a connection that is in use`)));
    socket.on('connect', () => socket.write(writeNext()));
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!answers.take(chunk)) return;
      } catch (error) {
        finish(error as Error);
        return;
      }
      if (performance.now() >= endsAt) finish();
      else socket.write(writeNext());
    });
  });
}

let questions = 0;

function createQuestions({ url, headers = {}, isFromManyAddresses }: Load): () => Buffer | string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = [`GET ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n');
  const question = Buffer.from(head + HEAD_END);
  if (!isFromManyAddresses) return () => question;
  return () => {
    questions += 1;
    const address = `10.${(questions >> 16) & 255}.${(questions >> 8) & 255}.${questions & 255}`;
    return `${head}\r\nx-forwarded-for: ${address}${HEAD_END}`;
  };
}

/** Finds where answers end, which come one at a time and cut into pieces as the network likes. */
export function createAnswerCounter() {
  let requests = 0;
  let bytes = 0;
  let missing = 0;
  let head: Buffer | undefined;
  return {
    /** Answers whether an answer is complete with this piece. */
    take(chunk: Buffer): boolean {
      bytes += chunk.length;
      if (missing > 0) missing -= chunk.length;
      else {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(HEAD_END);
        if (end < 0) return false;
        missing = end + HEAD_END.length + readLength(head.toString('latin1', 0, end)) - head.length;
        head = undefined;
      }
      if (missing < 0) throw new Error('An answer is longer than it says.');
      if (missing > 0) return false;
      requests += 1;
      return true;
    },
    total: () => ({ requests, bytes }),
  };
}

function readLength(head: string): number {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`Only status 200 with a length can be counted, not:\n${head}`);
  return Number(length);
}
