import type { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { decideByOperator, resolveByOperator, scopeOf } from './exceptions/decide-exception.ts';
import { describeException, describeExceptions } from './exceptions/describe-exception.ts';
import { findException, listExceptions } from './exceptions/store.ts';
import { collectKey } from './keys/collect-key.ts';
import { proposeNewKey, proposeRetirement } from './keys/propose-keys.ts';
import type { Play } from './play-services.ts';
import { changeCeilings } from './providers/change-ceilings.ts';
import { describeProvider, describeProviders } from './providers/describe-providers.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function playConsoleHandlers({
  database,
  play,
}: {
  readonly database: Database;
  readonly play: Pick<Play, 'rounds' | 'ceilings' | 'sealer'>;
}): Handlers<typeof playConsoleEndpoints> {
  return {
    async listProviders(call, { cursor = '', size }) {
      const asked = { ...call, ...scopeOf(call) };
      const all = await database.transact((tx) => describeProviders(tx, asked));
      const behind = all.filter(({ code }) => cursor === '' || code.localeCompare(cursor) > 0);
      const rows = behind.slice(0, size);
      const next = behind.length > size ? (rows.at(-1)?.code ?? null) : null;
      return done({ rows, next });
    },
    async getProvider(call, { code }) {
      const asked = { ...call, ...scopeOf(call), code };
      const provider = await database.transact((tx) => describeProvider(tx, asked));
      return provider ? done(provider) : refused({ code: 'play.provider_unknown', detail: {} });
    },
    proposeProviderKey: (call, wish, tx) => proposeNewKey(tx, call, wish),
    proposeKeyRetirement: (call, wish, tx) => proposeRetirement(tx, call, wish),
    collectProviderKey: (call, { keyId }, tx) =>
      collectKey(tx, call, { keyId, sealer: play.sealer }),
    changeCeilings: (call, { provider, game, reason: _, ...ceilings }, tx) => {
      const scope = {
        providerCode: provider,
        game: game ? { vendorCode: game.vendor, gameId: game.gameId } : null,
      };
      return changeCeilings(tx, call, { ...scope, ...ceilings }, play.ceilings);
    },
    async listExceptions(call, { cursor, size, ...asked }) {
      return database.transact(async (tx) => {
        const before = cursor === undefined ? undefined : BigInt(cursor);
        // One more than is shown tells whether there is a next page.
        const wish = { ...scopeOf(call), ...asked, before, limit: size + 1 };
        const found = await listExceptions(tx, wish);
        const rows = await describeExceptions(tx, found.slice(0, size), call);
        return done({ rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null });
      });
    },
    async getException(call, { id }) {
      return database.transact(async (tx) => {
        const exception = await findException(tx, { ...scopeOf(call), id: BigInt(id) });
        return exception
          ? done(await describeException(tx, exception, call))
          : refused({ code: 'play.exception_unknown', detail: {} });
      });
    },
    decideHeldWin: (call, wish, tx) => decideByOperator(tx, call, wish, play.rounds),
    resolveException: (call, wish, tx) => resolveByOperator(tx, call, wish),
  };
}
