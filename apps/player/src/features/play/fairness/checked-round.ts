/** What decides a round, as a player writes it down: with the hash that was shown before, if at hand. */
export type CheckedRound = {
  readonly game: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly commitment: string | undefined;
};

export const CHECKED_FIELDS = ['game', 'serverSeed', 'clientSeed', 'nonce', 'commitment'] as const;

export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type TypedRound = Readonly<Record<CheckedField, string>>;

const HASH = /^[0-9a-f]{64}$/;
/** Anything printable but the bar, which parts what is signed. */
const CLIENT_SEED = /^[\x21-\x7B\x7D\x7E]{1,64}$/;
const NONCE = /^\d{1,15}$/;
const CHARACTERS_MAX = 128;

/** The round that an address tells, as far as it does. */
export function readRound(address: URLSearchParams): TypedRound {
  const read = (name: CheckedField) => (address.get(name) ?? '').slice(0, CHARACTERS_MAX);
  return {
    game: read('game'),
    serverSeed: read('serverSeed'),
    clientSeed: read('clientSeed'),
    nonce: read('nonce'),
    commitment: read('commitment'),
  };
}

type Checked =
  | { readonly ok: true; readonly round: CheckedRound }
  | { readonly ok: false; readonly wrong: readonly CheckedField[] };

/** Whether what was typed can be a round; else which fields cannot. */
export function checkTyped(typed: TypedRound, games: readonly string[]): Checked {
  const serverSeed = typed.serverSeed.trim().toLowerCase();
  const commitment = typed.commitment.trim().toLowerCase();
  const clientSeed = typed.clientSeed.trim();
  const nonce = typed.nonce.trim();
  const isRight: Readonly<Record<CheckedField, boolean>> = {
    game: games.includes(typed.game),
    serverSeed: HASH.test(serverSeed),
    clientSeed: CLIENT_SEED.test(clientSeed),
    nonce: NONCE.test(nonce),
    commitment: commitment === '' || HASH.test(commitment),
  };
  const wrong = CHECKED_FIELDS.filter((field) => !isRight[field]);
  if (wrong.length > 0) return { ok: false, wrong };
  const round = { game: typed.game, serverSeed, clientSeed, nonce: Number(nonce) };
  return { ok: true, round: { ...round, commitment: commitment || undefined } };
}
