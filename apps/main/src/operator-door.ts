import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '@maneki/server/platform/metrics/log';
import { z } from 'zod';

export type Say = (line: string) => void;

/** Does what an operator asks, says what there is to say, and answers with an exit code. */
export type OperatorCommand = (say: Say, args: readonly string[]) => Promise<number>;

/** What an operator can ask of a running product, by name. */
export type OperatorCommands = Readonly<Record<string, OperatorCommand>>;

/** Something could not even be tried. */
export const COULD_NOT = 2;

const REQUEST_MAX = 16_384;
const request = z.strictObject({ command: z.string(), args: z.array(z.string()) });
const reply = z.union([z.strictObject({ say: z.string() }), z.strictObject({ code: z.int() })]);

const pathOf = (dataDir: string): string => join(dataDir, 'operator.sock');

/**
 * The way in for commands while the product runs on the embedded database, which nobody else can open
 * meanwhile. It is a file in the data directory, for its owner alone: whoever may read the data may
 * use it. One line asks, lines answer, the last one is the exit code.
 */
export async function openOperatorDoor(options: {
  readonly dataDir: string;
  readonly commands: OperatorCommands;
  readonly log: Log;
}): Promise<{ close(): Promise<void> }> {
  const { dataDir, commands, log } = options;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Whoever asked has gone; what they asked for goes on.
    socket.on('error', () => {});
    answer(socket, commands, log).catch((error) => {
      log.error({ err: error }, 'a command could not be answered');
      socket.destroy();
    });
  });
  // Made where nobody else can reach it, and moved into place once nobody else may use it.
  const aside = await mkdtemp(join(dataDir, '.door-'));
  try {
    server.listen(join(aside, 's'));
    await once(server, 'listening');
    await chmod(join(aside, 's'), 0o600);
    await rename(join(aside, 's'), pathOf(dataDir));
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(pathOf(dataDir), { force: true });
    },
  };
}

async function answer(socket: Socket, commands: OperatorCommands, log: Log): Promise<void> {
  const write = (line: z.infer<typeof reply>) => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
  };
  const say: Say = (line) => write({ say: line });
  const code = await run(await readLine(socket), { commands, say, log });
  write({ code });
  socket.end();
}

async function run(
  line: string,
  { commands, say, log }: { commands: OperatorCommands; say: Say; log: Log },
): Promise<number> {
  const asked = request.safeParse(parse(line));
  const command = asked.success && Object.hasOwn(commands, asked.data.command);
  if (!asked.success || !command) {
    say(
      `There is no such command here: ${asked.success ? asked.data.command : 'it is unreadable'}`,
    );
    return COULD_NOT;
  }
  try {
    return await commands[asked.data.command]!(say, asked.data.args);
  } catch (error) {
    log.error({ err: error, command: asked.data.command }, 'an operator’s command failed');
    say(error instanceof Error ? error.message : String(error));
    return COULD_NOT;
  }
}

/** The first line that somebody sends, as far as a request can be long. */
async function readLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes('\n') || text.length > REQUEST_MAX) break;
  }
  return text.split('\n')[0]!;
}

/** Asks a running product. Undefined when none listens; a product that dies meanwhile could not. */
export async function askOperatorDoor(asked: {
  readonly dataDir: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly say: Say;
}): Promise<number | undefined> {
  const { dataDir, command, args, say } = asked;
  const socket = connect(pathOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
  socket.on('error', () => {});
  try {
    socket.write(`${JSON.stringify({ command, args })}\n`);
    for await (const line of createInterface({ input: socket })) {
      const told = reply.safeParse(parse(line));
      if (!told.success) continue;
      if ('code' in told.data) return told.data.code;
      say(told.data.say);
    }
    say('The product ended before it had answered.');
    return COULD_NOT;
  } finally {
    socket.destroy();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
