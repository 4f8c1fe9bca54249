import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { Channels } from './channels.ts';
import type { Hear, WatchHearing } from './database.ts';

const RETRY_MS = { first: 100, most: 10_000 };

/**
 * Hears a server's notices over a connection of its own, which is opened with the first hearer. When
 * it is lost, it is made again, less and less eagerly while the server stays away.
 */
export class PostgresListener {
  #config: ClientConfig;
  #channels = new Channels();
  #connection: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  async listen(channel: string, hear: Hear, watch?: WatchHearing): Promise<() => Promise<void>> {
    const leave = this.#channels.join(channel, hear, watch);
    try {
      await this.#say(`listen ${escapeIdentifier(channel)}`);
      watch?.(this.#connection !== undefined);
    } catch (error) {
      leave();
      throw error;
    }
    return async () => {
      const isLast = leave();
      if (isLast && this.#connection) await this.#say(`unlisten ${escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const connection = this.#connection;
    this.#connection = undefined;
    const client = await connection?.catch(() => undefined);
    await client?.end();
  }

  /** One sentence after the other: the driver wants a client to be asked one thing at a time. */
  #say(text: string): Promise<void> {
    const said = this.#tail.then(async () => {
      if (this.#isClosed) throw new Error('The database is closed, and hears nothing any more');
      const client = await this.#connect();
      await client.query(text);
    });
    this.#tail = said.catch(() => {});
    return said;
  }

  #connect(): Promise<Client> {
    if (this.#connection) return this.#connection;
    const connection = this.#open(() => this.#lose(connection));
    this.#connection = connection;
    connection.catch(() => this.#lose(connection));
    return connection;
  }

  async #open(lose: () => void): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => {});
    client.on('notification', this.#channels.announce);
    await client.connect();
    client.once('end', lose);
    try {
      for (const name of this.#channels.names) {
        await client.query(`listen ${escapeIdentifier(name)}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#channels.tellHeard(true);
    return client;
  }

  #lose(connection: Promise<Client>) {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    this.#channels.tellHeard(false);
    this.#retryAfter(RETRY_MS.first);
  }

  #retryAfter(delayMs: number) {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      if (this.#connection || this.#channels.names.length === 0) return;
      this.#connect().catch(() => this.#retryAfter(Math.min(delayMs * 2, RETRY_MS.most)));
    }, delayMs);
  }
}
