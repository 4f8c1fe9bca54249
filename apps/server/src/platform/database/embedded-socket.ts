import { Duplex } from 'node:stream';

const TERMINATE = 0x58;

/** What a socket hands to the other end, and how it says that it is gone. */
export type SocketEnd = { send(bytes: Uint8Array<ArrayBuffer>): void; left(): void };

/**
 * What `pg` needs of a socket. Instead of a server, the worker that runs the embedded database reads
 * what is written here, and its answers are pushed back.
 */
export class EmbeddedSocket extends Duplex {
  #end: SocketEnd;

  constructor(end: SocketEnd) {
    super();
    this.#end = end;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void) {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void) {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#end.left();
    done(error);
  }

  /** `pg` writes one message a chunk. Terminate would end the only session, so it stops here. */
  #send(messages: Uint8Array[]) {
    const passed = messages.filter((message) => message[0] !== TERMINATE);
    if (passed.length > 0) this.#end.send(joined(passed));
    if (passed.length === messages.length) return;
    this.push(null);
    this.destroy();
  }
}

/** Copies into a buffer of its own, which can then be handed to the worker without another copy. */
function joined(messages: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(messages.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const message of messages) {
    bytes.set(message, offset);
    offset += message.length;
  }
  return bytes;
}
