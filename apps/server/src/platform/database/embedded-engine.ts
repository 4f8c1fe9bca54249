import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { EmbeddedSocket } from './embedded-socket.ts';

export type ToEngine =
  | { readonly kind: 'bytes'; readonly socket: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close' };

export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'bytes'; readonly socket: number; readonly bytes: Uint8Array<ArrayBuffer> };

/** Thrown by everything that was under way, or is tried, after the embedded database has stopped. */
export class EmbeddedDatabaseStoppedError extends Error {
  override name = 'EmbeddedDatabaseStoppedError';
}

/**
 * The embedded database in a thread of its own: its queries run synchronously and would stop the
 * event loop. When the thread dies, every open socket breaks at once, so that nothing waits for it.
 */
export class EmbeddedEngine {
  #worker: Worker;
  #sockets = new Map<number, EmbeddedSocket>();
  #socketsMade = 0;
  #stopped: EmbeddedDatabaseStoppedError | undefined;
  #ready = Promise.withResolvers<void>();
  #exited = Promise.withResolvers<void>();

  private constructor(directory: string) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { directory },
      execArgv: [],
    });
    this.#worker.on('message', (message: FromEngine) => this.#receive(message));
    this.#worker.on('messageerror', (error) => this.#fail(error.message, error));
    this.#worker.on('error', (error) => this.#fail(reasonOf(error), error));
    this.#worker.on('exit', (code) => {
      this.#fail(`its thread ended with code ${code}`);
      this.#exited.resolve();
    });
  }

  static async start(directory: string): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(directory);
    await engine.#ready.promise;
    return engine;
  }

  /** Opens what `pg` takes for a connection to a server. */
  connect(): Duplex {
    const id = ++this.#socketsMade;
    const socket = new EmbeddedSocket({
      send: (bytes) => this.#tell({ kind: 'bytes', socket: id, bytes }, [bytes.buffer]),
      left: () => this.#sockets.delete(id),
    });
    this.#sockets.set(id, socket);
    if (this.#stopped) socket.destroy(this.#stopped);
    return socket;
  }

  /** Closes the files in order and ends the thread. */
  async stop(): Promise<void> {
    if (!this.#stopped) this.#tell({ kind: 'close' });
    await this.#exited.promise;
  }

  #tell(message: ToEngine, transfer: ArrayBuffer[] = []) {
    this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromEngine) {
    if (message.kind === 'ready') this.#ready.resolve();
    else if (message.kind === 'failed') this.#fail(message.reason);
    else this.#sockets.get(message.socket)?.push(message.bytes);
  }

  #fail(reason: string, cause?: unknown) {
    this.#stopped ??= new EmbeddedDatabaseStoppedError(
      `The embedded database has stopped: ${reason}`,
      { cause },
    );
    this.#ready.reject(this.#stopped);
    for (const socket of this.#sockets.values()) socket.destroy(this.#stopped);
  }
}

/** A thread may throw anything, also what is no error. */
const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));
