import type { Numero, Numeros } from '@maneki/contract/lottery/schemas';
import type { OfferedGame } from './offered-games.ts';

/** The issue that each lottery takes bets for, by the clock of whoever draws it. */
export function listNumeros(games: readonly OfferedGame[], now: Date): Numeros {
  const serverTime = now.toISOString();
  return { serverTime, list: games.flatMap((game) => numeroOf(game, serverTime)) };
}

function numeroOf({ listed, drawn }: OfferedGame, serverTime: string): Numero[] {
  const { current, drawing, last, isOpen } = drawn;
  // A game that rests has no issue to count down to, also where whoever draws knows which would be next.
  if (!current || !isOpen) return [];
  const { issueNo, openAt, closeAt, drawAt, status } = current;
  return [
    {
      vendor: listed.vendorCode,
      gameId: listed.gameId,
      issueNo,
      openAt,
      closeAt,
      drawAt,
      status,
      serverTime,
      drawing: drawing && { issueNo: drawing.issueNo, drawAt: drawing.drawAt },
      lastIssueNo: last?.issueNo ?? null,
      lastResult: last?.result ?? null,
      lastFigures: last?.figures ?? {},
    },
  ];
}
