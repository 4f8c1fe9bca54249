/** The thread in which the embedded database runs: one session, one message after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromEngine, ToEngine } from './embedded-engine.ts';

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);

const port = parentPort!;
const { directory } = workerData as { directory: string };
/** What the engine complained of last: its errors alone do not tell why it gave up. */
let complaint = '';
const database = await open();
let isClosing = false;
let hasGreeted = false;
let tail: Promise<void> = Promise.resolve();

// The engine catches whatever it throws and goes on, for ever once it has aborted; so it is stopped
// from outside, and the main thread rejects what was under way.
database.Module.onAbort = () => stop('it aborted');
Object.assign(database.Module, { onExit: (code: number) => stop(`it left with code ${code}`) });

port.on('message', (message: ToEngine) => {
  tail = tail.then(() =>
    message.kind === 'bytes' ? answer(message.socket, message.bytes) : close(),
  );
});
tell({ kind: 'ready' });

async function open(): Promise<PGlite> {
  const hear = (text: string) => {
    complaint = /\b(?:FATAL|PANIC): .*/.exec(text)?.[0] ?? complaint;
    return false;
  };
  try {
    return await PGlite.create({ dataDir: directory, onStderr: hear });
  } catch (cause) {
    throw new Error(complaint || String(cause), { cause });
  }
}

async function answer(socket: number, bytes: Uint8Array) {
  const isGreeting = bytes[0] === 0;
  if (isGreeting && hasGreeted) await forgetSession();
  hasGreeted ||= isGreeting;
  const reply = await exchange(bytes);
  if (reply.length > 0) tell({ kind: 'bytes', socket, bytes: reply }, [reply.buffer]);
}

/** The engine's own way without a callback keeps every answer in memory; this one keeps none. */
async function exchange(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  return new Uint8Array(Buffer.concat(chunks));
}

/** A server forgets a session with its connection; the one session here is made as good as new. */
async function forgetSession() {
  await exchange(SYNC);
  await exchange(simpleQuery('rollback'));
  await exchange(simpleQuery('discard all'));
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5, 'latin1');
  return message;
}

async function close() {
  isClosing = true;
  await database.close();
  process.exit(0);
}

function stop(reason: string) {
  if (isClosing) return;
  tell({ kind: 'failed', reason: complaint || reason });
  process.exit(1);
}

function tell(message: FromEngine, transfer: ArrayBuffer[] = []) {
  port.postMessage(message, transfer);
}
