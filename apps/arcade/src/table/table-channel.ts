import type { ChannelRequest, TableMessage } from '@maneki/contract/house/tables';
import { waitBeforeTry } from '#frame/repeat-call.ts';
import type { HouseClock } from './house-clock.ts';
import type { Network } from './network.ts';

export type ChannelStatus = 'connecting' | 'live' | 'offline';

/** As much of a WebSocket as is used. */
export type ChannelSocket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** What every table has that the channel looks at. */
export type WatchedTable = {
  readonly gameId: string;
  readonly version: number;
  readonly roundNo: number;
};

export type ChannelOptions<Table extends WatchedTable> = {
  /** What is known of the table already: only what has changed since is asked for. */
  readonly table: Table;
  readonly clock: HouseClock;
  readonly network: Network;
  readonly open: () => ChannelSocket;
  readonly onTable: (table: Table) => void;
  readonly onStatus: (status: ChannelStatus) => void;
  /** The clock has become better known. */
  readonly onClock?: () => void;
  /** From 0 to 1: many who lost a table at once do not all come back at once. */
  readonly random: () => number;
};

const PING_EVERY_MS = 5_000;
/** Whoever hears nothing for so long, not even an answer, speaks into a dead line. */
const SILENT_MAX_MS = 12_000;
/** The clock is asked for again at once until it has answered so often. */
const SAMPLES_WANTED = 5;

/**
 * Watches a table: what has changed comes by itself, in order and once each. After a break only what was
 * missed is asked for; where something is missing all of it.
 */
export class TableChannel<Table extends WatchedTable> {
  readonly #options: ChannelOptions<Table>;
  #table: Table;
  #socket: ChannelSocket | null = null;
  #status: ChannelStatus = 'connecting';
  #failures = 0;
  #heardMs = 0;
  /** Something is missing: what comes now does not fit until all of it has come. */
  #hasGap = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(options: ChannelOptions<Table>) {
    this.#options = options;
    this.#table = options.table;
  }

  start(): void {
    this.#unsubscribe ??= this.#options.network.subscribe(() => this.#look());
    this.#pings ??= setInterval(() => this.#beat(), PING_EVERY_MS);
    this.#connect();
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    clearInterval(this.#pings);
    this.#pings = undefined;
    clearTimeout(this.#retry);
    this.#letGo();
  }

  /** The network came or went, or somebody looks at the page again. */
  #look(): void {
    const { network, clock } = this.#options;
    if (!network.isOnline()) {
      clearTimeout(this.#retry);
      this.#letGo();
      this.#tell('offline');
      return;
    }
    clock.forget();
    if (this.#socket && !this.#isSilent()) this.#ping();
    else this.#comeAtOnce();
  }

  #comeAtOnce(): void {
    this.#failures = 0;
    this.#letGo();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const { network, open } = this.#options;
    this.#tell(network.isOnline() ? 'connecting' : 'offline');
    if (!network.isOnline()) return;
    const socket = open();
    this.#socket = socket;
    this.#heardMs = this.#options.clock.here();
    socket.onopen = () => {
      const { gameId, version } = this.#table;
      this.#send({ type: 'join', gameId, version });
      this.#ping();
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#comeAgain();
  }

  #comeAgain(): void {
    this.#letGo();
    const { network, random } = this.#options;
    this.#tell(network.isOnline() ? 'connecting' : 'offline');
    if (!network.isOnline()) return;
    this.#failures += 1;
    const waitMs = waitBeforeTry(this.#failures) * (0.75 + random() / 2);
    this.#retry = setTimeout(() => this.#connect(), waitMs);
  }

  /** Whatever an old socket still says is not heard. */
  #letGo(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#hasGap = false;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #beat(): void {
    if (!this.#socket) return;
    if (this.#isSilent()) this.#comeAgain();
    else if (this.#status === 'live') this.#ping();
  }

  #isSilent = (): boolean => this.#options.clock.here() - this.#heardMs > SILENT_MAX_MS;

  #ping(): void {
    this.#send({ type: 'ping', sent: this.#options.clock.here() });
  }

  #send(request: ChannelRequest): void {
    try {
      this.#socket?.send(JSON.stringify(request));
    } catch {
      // It is not open yet, or no longer: what has to be said is said when it opens.
    }
  }

  #hear(text: string): void {
    const { clock, onClock } = this.#options;
    const message = JSON.parse(text) as TableMessage<Table>;
    this.#heardMs = clock.here();
    this.#failures = 0;
    if (message.type === 'pong') {
      clock.learn(message);
      onClock?.();
      if (clock.samples < SAMPLES_WANTED) this.#ping();
      return;
    }
    clock.hear(message.now);
    if (message.type === 'table') {
      this.#hasGap = false;
      this.#take(message.table);
    } else if (message.type === 'delta') this.#follow(message);
    else if (message.type === 'totals') this.#takeTotals(message);
    if (!this.#hasGap) this.#tell('live');
  }

  #follow({ version, change }: Extract<TableMessage<Table>, { type: 'delta' }>): void {
    if (this.#hasGap || version <= this.#table.version) return;
    if (version > this.#table.version + 1) {
      this.#hasGap = true;
      this.#send({ type: 'join', gameId: this.#table.gameId });
    } else this.#take({ ...this.#table, ...change, version });
  }

  #takeTotals(message: Extract<TableMessage<Table>, { type: 'totals' }>): void {
    const { roundNo, totals, players } = message;
    if (roundNo === this.#table.roundNo) this.#take({ ...this.#table, totals, players });
  }

  #take(table: Table): void {
    this.#table = table;
    this.#options.onTable(table);
  }

  #tell(status: ChannelStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onStatus(status);
  }
}
