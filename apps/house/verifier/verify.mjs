/**
 * Plays rounds of the house's games again from their seeds. Written from the rules in docs/fairness.md, without
 * the code that played them: whoever distrusts that code can read these lines instead.
 *
 *   node verify.mjs rounds.jsonl
 *   node verify.mjs --game maneki3 --server <hex> --client <text> --nonce 7
 *   node verify.mjs --game luckydice --server <hex> --client <text> --nonce 7 --side OVER --target 4950 --stake 100
 *   node verify.mjs --game dragontiger1 --server <hex> --shoe 3 --place 12 --bets DRAGON:800,TIE:200
 *   node verify.mjs --game lottossc1 --server <hex> --issue 29453760
 *   node verify.mjs 'https://…/m/fairness?game=luckydice&…'
 * What --commitment and --win (or the address) tell is compared. The machines stand in machines.json beside this
 * file. Leaves with 0 (all held), 1 (one did not) or 2 (not usable).
 */
import { createHash, createHmac } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';

const FREE_SPINS_MAX = 120;
const DATA = new URL('machines.json', import.meta.url);
const { games, models, jackpots } = JSON.parse(await readFile(DATA));

/** Whole numbers from the seeds: four words of 13 hex digits to a block, the fourteenth digit is dropped. */
function createDraw({ serverSeed, clientSeed, nonce }) {
  const key = Buffer.from(serverSeed, 'hex');
  const signed = (text) => createHmac('sha256', key).update(text).digest('hex');
  let [block, words] = ['', -1];
  const nextWord = () => {
    words += 1;
    if (words % 4 === 0) block = signed(`${clientSeed}|${nonce}|${words / 4}`);
    return Number.parseInt(block.slice((words % 4) * 14).slice(0, 13), 16);
  };
  return (count) => {
    // A word of the last, incomplete stretch would favour small numbers.
    let word = nextWord();
    while (word >= 2 ** 52 - (2 ** 52 % count)) word = nextWord();
    return word % count;
  };
}

/** A list's last number is for all columns, the one before it for one column less, and so on. */
const readList = (list = [], count, columns) => list[list.length - 1 - (columns - count)] ?? 0;
const payOf = ({ pays, columns }, symbol, count) => readList(pays[symbol], count, columns);
const say = (line) => process.stdout.write(`${line}\n`);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A line is of its first symbol that is not wild; the wilds that lead it pay by themselves if that is more. */
function payLine(machine, window, line, multiplierAt) {
  const shown = [...line].map((row, column) => window[column][row]);
  const { wild, rows } = machine;
  const symbol = shown.find((one) => one !== wild) ?? wild;
  const end = (isOther) => [...shown.map(isOther), true].indexOf(true);
  const count = end((one) => one !== symbol && one !== wild);
  const leading = end((one) => one !== wild);
  const asSymbol = payOf(machine, symbol, count);
  const asWilds = payOf(machine, wild, leading);
  const places = [...line.slice(0, asWilds > asSymbol ? leading : count)].entries();
  const times = [...places].map(([column, row]) => multiplierAt.get(column * rows + +row) ?? 1);
  return times.reduce((pay, multiplier) => pay * multiplier, Math.max(asSymbol, asWilds));
}

/** A symbol pays once for each way of taking one of its places, or a wild, from every column of its run. */
function payWays(machine, window, symbol) {
  const isCounted = (one) => one === symbol || one === machine.wild;
  const shown = window.map((column) => [...column].filter(isCounted).length);
  const run = shown.slice(0, [...shown, 0].indexOf(0));
  return payOf(machine, symbol, run.length) * run.reduce((ways, places) => ways * places, 1);
}

function playSpin(machine, draw, { isFree, special }) {
  const { columns, strips, rows, lines, pays, scatter, wild, wildMultipliers } = machine;
  const stops = strips.map((strip) => draw(strip.length));
  const window = strips.map((strip, at) => (strip + strip).slice(stops[at], stops[at] + rows));
  const cells = [...window.join('')];
  const multiplierAt = new Map();
  const choices = wildMultipliers?.[isFree ? 'free' : 'paid'];
  for (const [cell, one] of choices ? cells.entries() : [])
    if (one === wild) multiplierAt.set(cell, choices[draw(choices.length)]);
  const onLines = lines.map((line) => payLine(machine, window, line, multiplierAt));
  const symbols = lines.length > 0 ? [] : Object.keys(pays);
  const byWays = symbols.map((symbol) => payWays(machine, window, symbol));
  // The special symbol fills its columns and then stands on every line.
  const filled = window.filter((column) => special !== null && column.includes(special)).length;
  const expanded = special === null ? 0 : payOf(machine, special, filled) * lines.length;
  const scatters = scatter ? cells.filter((one) => one === scatter.symbol).length : 0;
  const scatterPay = readList(scatter?.pays, scatters, columns);
  const freeSpins = readList(scatter?.freeSpins, scatters, columns);
  const wins = sum([...onLines, ...byWays, expanded]);
  const pay = (wins + scatterPay) * (isFree ? machine.freeSpinMultiplier : 1);
  return { stops, window, wins, scatterPay, freeSpins, pay };
}

/** Coins stay; every empty place draws for a new one, turn by turn, until too many turns brought none. */
function playHold({ symbol, coinsMin, turns, chance, values, fullPay }, window, draw) {
  const isHeld = [...window.join('')].map((one) => one === symbol);
  if (isHeld.filter(Boolean).length < coinsMin) return null;
  const tickets = values.flatMap(({ pay, weight }) => new Array(weight).fill(pay));
  const drawValue = () => tickets[draw(tickets.length)];
  let pay = sum(isHeld.filter(Boolean).map(drawValue));
  for (let left = turns; left > 0 && isHeld.includes(false); left -= 1)
    for (const [cell, isTaken] of [...isHeld].entries())
      if (!isTaken && draw(chance.denominator) < chance.numerator) {
        isHeld[cell] = true;
        pay += drawValue();
        left = turns + 1;
      }
  return isHeld.includes(false) ? pay : pay + fullPay;
}

function playRound(machine, seeds) {
  const draw = createDraw(seeds);
  const spins = [playSpin(machine, draw, { isFree: false, special: null })];
  const hold = machine.hold ? playHold(machine.hold, spins[0].window, draw) : null;
  const choices = machine.specialSymbols;
  let granted = spins[0].freeSpins;
  const special = granted > 0 && choices.length > 0 ? choices[draw(choices.length)] : null;
  while (spins.length <= granted) {
    const spin = playSpin(machine, draw, { isFree: true, special });
    const freeSpins = Math.min(spin.freeSpins, FREE_SPINS_MAX - granted);
    spins.push({ ...spin, freeSpins });
    granted += freeSpins;
  }
  return { spins, special, hold, pay: sum(spins.map(({ pay }) => pay)) + (hold ?? 0) };
}

const commitmentOf = (seed) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
/** Amounts have at most four decimals: `12.5` and `12` are 125000 and 120000 units. */
const toUnits = (text, [whole, part = ''] = text.split('.')) => BigInt(whole + part.padEnd(4, '0'));

/** All players of a site share the jackpots' stream. Each pool is drawn once; a larger stake wins more often. */
function listHits({ draw, drawSeed, currency, stake }) {
  const below = createDraw({ serverSeed: drawSeed, clientSeed: 'vault', nonce: draw.drawNo });
  const pools = Object.entries(jackpots[currency.replace(/\.DEMO$/, '')]);
  return pools.filter(([, oneIn]) => BigInt(below(oneIn)) < toUnits(stake)).map(([pool]) => pool);
}

/**
 * A dice bet wins 99 % of its stake, shared by those of the ten thousand rolls that win; less than a unit is
 * cut off.
 */
function playDice({ bet, stake, ...seeds }) {
  const roll = createDraw(seeds)(10_000);
  if (!bet || stake === undefined) return { roll, win: undefined };
  const [winning, isWon] =
    bet.side === 'OVER' ? [9_999 - bet.target, roll > bet.target] : [bet.target, roll < bet.target];
  return { roll, win: isWon ? (toUnits(stake) * 9_900n) / BigInt(winning) : 0n };
}

const DECKS = 8;
const ROUNDS_PER_SHOE = 179;
/** Ace to king of spades, then hearts, clubs and diamonds. */
const [RANKS, SUITS] = ['A 2 3 4 5 6 7 8 9 10 J Q K'.split(' '), [...'♠♥♣♦']];
const rankOf = (card) => card % 13;
const suitOf = (card) => Math.floor(card / 13);
const nameCard = (card) => RANKS[rankOf(card)] + SUITS[suitOf(card)];

/** All decks in order, then each place from the last exchanged with one drawn from it and those before it. */
function shuffle({ serverSeed, gameId, bet: { shoeNo } }) {
  const draw = createDraw({ serverSeed, clientSeed: gameId, nonce: shoeNo });
  const cards = Array.from({ length: DECKS * 52 }, (_, place) => place % 52);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const drawn = draw(last + 1);
    [cards[last], cards[drawn]] = [cards[drawn], cards[last]];
  }
  return cards;
}

/** What half a unit staked gives back: on what came, on a tie beside a suited one, on either side in a tie. */
const BACK = { DRAGON: 4n, TIGER: 4n, TIE: 22n, SUITED_TIE: 102n };
function backOf(spot, result) {
  if (spot === result) return BACK[spot];
  if (!result.endsWith('TIE') || spot === 'SUITED_TIE') return 0n;
  return spot === 'TIE' ? BACK.TIE : 1n;
}

/** The nonce of a shared round is its place in the shoe; two cards belong to each place. */
function playTable(round) {
  if (round.nonce >= ROUNDS_PER_SHOE)
    throw new Error(`a shoe has ${ROUNDS_PER_SHOE} rounds, from 0`);
  const [dragon, tiger] = shuffle(round).slice(round.nonce * 2);
  const [left, right] = [rankOf(dragon), rankOf(tiger)];
  const tie = suitOf(dragon) === suitOf(tiger) ? 'SUITED_TIE' : 'TIE';
  const result = left === right ? tie : left > right ? 'DRAGON' : 'TIGER';
  const wins = Object.entries(round.bet.stakes ?? {}).map(
    ([spot, stake]) => (toUnits(stake) * backOf(spot, result)) / 2n,
  );
  return { dragon, tiger, result, win: wins.reduce((total, win) => total + win, 0n) };
}

/** Which symbols are in a drum, written in so many digits. */
const drum = (last, digits) =>
  Array.from({ length: last }, (_, place) => String(place + 1).padStart(digits, '0'));

/** How lotteries are drawn: digits for each number, faces of dice, or so many taken out of a drum that gets emptier. */
const LOTTERIES = {
  VN_N: { digits: [...'5555555555', ...'4444444444', ...'333', ...'2222'] },
  VN_S: { digits: [...'6', ...'55555555555', ...'4444', ...'32'] },
  SSC: { digits: [...'11111'] },
  SEA: { digits: [...'62'] },
  K3: { dice: 3 },
  PK10: { symbols: drum(10, 2), taken: 10 },
  X115: { symbols: drum(11, 2), taken: 5 },
  KENO: { symbols: drum(80, 2), taken: 20 },
};

function drawIssue({ digits, dice, symbols, taken }, { serverSeed, gameId, roundNo }) {
  const draw = createDraw({ serverSeed, clientSeed: gameId, nonce: roundNo });
  const times = (count, one) => Array.from({ length: Number(count) }, one);
  if (digits) return digits.map((count) => times(count, () => draw(10)).join(''));
  if (dice) return times(dice, () => String(1 + draw(6)));
  const left = [...symbols];
  return times(taken, () => left.splice(draw(left.length), 1)[0]);
}

/** A slip is paid what its tickets are; what each ticket is paid follows from its odds, not from a seed. */
const playIssue = (rule) => (round) => {
  const payouts = round.outcome?.payouts?.map((payout) => toUnits(payout));
  const win = payouts?.reduce((total, payout) => total + payout, 0n);
  return { result: drawIssue(rule, round), win };
};

const write = (units) => (units === undefined ? undefined : Number(units) / 10_000);

/** The games that are no machines: how each is played, what is compared beside the win, and how it reads. */
const OTHERS = {
  dice: {
    version: 1,
    play: playDice,
    figures: ['roll'],
    show: ({ roll, win }) => ({ roll: (roll / 100).toFixed(2), win: write(win) }),
  },
  'dragon-tiger': {
    version: 1,
    hasShoes: true,
    play: playTable,
    figures: ['dragon', 'tiger', 'result'],
    show: ({ dragon, tiger, result, win }) => ({
      dragon: nameCard(dragon),
      tiger: nameCard(tiger),
      result,
      win: write(win),
    }),
  },
  ...Object.fromEntries(
    Object.entries(LOTTERIES).map(([family, rule]) => [
      family,
      {
        version: 1,
        hasIssues: true,
        play: playIssue(rule),
        figures: ['result'],
        show: ({ result }) => ({ result: result.join(' ') }),
      },
    ]),
  ),
};

/** What was shown before the first round of a shoe, or before an issue, was the same for all who bet on it. */
const shared = new Map();
function sharedCommitmentOf({ gameId, bet, roundNo, commitment }) {
  const name = `${gameId} ${bet.shoeNo ?? roundNo}`;
  if (!shared.has(name)) shared.set(name, commitment);
  return shared.get(name);
}

/** What a stored round of another game says, and what its seeds say. */
function* listOtherFigures(round, { version, play, figures, hasShoes, hasIssues }) {
  const played = play(round);
  yield ['commitment', round.commitment, commitmentOf(round.serverSeed)];
  yield ['version', round.modelVersion ?? version, version];
  if (hasShoes || hasIssues)
    yield [
      `commitment of the ${hasShoes ? 'shoe' : 'issue'}`,
      round.commitment,
      sharedCommitmentOf(round),
    ];
  for (const name of figures) yield [name, String(round.outcome[name]), String(played[name])];
  if ((round.status ?? 'SETTLED') === 'SETTLED') yield ['win', toUnits(round.win), played.win];
}

/** What a stored round says, and what its seeds say, under the same names. */
function* listFigures({ outcome, ...round }, machine) {
  const played = playRound(machine, round);
  yield ['commitment', round.commitment, commitmentOf(round.serverSeed)];
  yield ['version', round.modelVersion ?? machine.version, machine.version];
  yield ['spins', outcome.spins.length, played.spins.length];
  for (const [place, spin] of outcome.spins.entries()) {
    const [name, own] = [`spin ${place + 1}`, played.spins[place]];
    yield [`${name}, stops`, spin.stops.join(' '), own.stops.join(' ')];
    yield [`${name}, window`, spin.window.join(' '), own.window.join(' ')];
    yield [`${name}, wins`, sum(spin.wins.map(({ pay }) => pay)), own.wins];
    yield [`${name}, scatters`, spin.scatter?.pay ?? 0, own.scatterPay];
    yield [`${name}, free spins`, spin.scatter?.freeSpins ?? 0, own.freeSpins];
    yield [`${name}, pay`, spin.pay, own.pay];
  }
  yield ['special symbol', outcome.specialSymbol, played.special];
  yield ['held coins', outcome.hold?.pay ?? 0, played.hold ?? 0];
  yield ['pay', outcome.pay, played.pay];
  if (round.stake === undefined || (round.status ?? 'SETTLED') !== 'SETTLED') return;
  const { draw, drawSeed, currency, jackpots: paid = [] } = round;
  const own = (toUnits(round.stake) / BigInt(machine.betUnits)) * BigInt(played.pay);
  yield ['win', toUnits(round.win), paid.reduce((total, one) => total + toUnits(one.amount), own)];
  // Play credit neither feeds the jackpots nor wins them.
  const isDrawn = machine.hasJackpots && !currency?.endsWith('.PLAY');
  if (currency) yield ['jackpot draw', Boolean(draw), isDrawn];
  if (!draw || !drawSeed) return;
  yield ['jackpot commitment', draw.commitment, commitmentOf(drawSeed)];
  yield ['jackpots', paid.map(({ pool }) => pool).join(' '), listHits(round).join(' ')];
}

/** A lottery is drawn as its family is, whichever rules its plays had. */
const modelOf = ({ model, gameId }) =>
  games[gameId] in LOTTERIES ? games[gameId] : (model ?? games[gameId]);

async function verifyFile(path) {
  const counts = { held: 0, 'not revealed': 0, 'without an outcome': 0 };
  for await (const line of (await open(path)).readLines()) {
    const round = JSON.parse(line);
    const [machine, other] = [models[modelOf(round)], OTHERS[modelOf(round)]];
    if (!machine && !other) throw new Error(`no machine is known for round ${round.roundId}`);
    const isHeld = round.serverSeed && round.outcome;
    const kinds = [isHeld ? 'held' : round.serverSeed ? 'without an outcome' : 'not revealed'];
    if (round.draw && round.drawSeed === null) kinds.push('with jackpots not revealed');
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
    const list = machine ? () => listFigures(round, machine) : () => listOtherFigures(round, other);
    for (const [what, stored, own] of isHeld ? list() : [])
      if (stored !== own) {
        say(`round ${round.roundId}: ${what}: stored ${stored}, the seeds say ${own}`);
        return 1;
      }
  }
  const told = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  say(told.join(', '));
  return 0;
}

/** What was typed, or stands in the address of a check, as a history would tell the round. */
function readWish(told) {
  const { game: gameId, model, server, serverSeed = server, client, clientSeed = client } = told;
  const [whole, nonce = told.place ?? told.issue] = [/^\d{1,15}$/, told.nonce];
  const stakes = told.bets && Object.fromEntries(told.bets.split(',').map((bet) => bet.split(':')));
  const onTable = { shoeNo: Number(told.shoe), stakes };
  const onDice = told.side && { side: told.side, target: Number(told.target) };
  if (!/^[0-9a-f]{64}$/i.test(serverSeed) || !whole.test(nonce))
    throw new Error('a server seed has 64 hex digits, and a nonce is a whole number');
  const isOwn = told.shoe === undefined && told.issue === undefined;
  if (isOwn ? clientSeed === undefined : told.shoe !== undefined && !whole.test(told.shoe))
    throw new Error('name a client seed, the number of a shoe, or an issue');
  const bet = told.shoe === undefined ? onDice : onTable;
  const places = { nonce: Number(nonce), roundNo: Number(told.issue) };
  return { gameId, model, serverSeed, clientSeed, ...places, bet, stake: told.stake };
}

function showRound(told) {
  const round = readWish(told);
  const [machine, other] = [models[modelOf(round)], OTHERS[modelOf(round)]];
  if (!machine && !other) throw new Error('name a game, or a model, that machines.json has');
  if (Boolean(other?.hasShoes) !== (told.shoe !== undefined))
    throw new Error('rounds of a table have a shoe, and others have none');
  if (Boolean(other?.hasIssues) !== (told.issue !== undefined))
    throw new Error('lotteries have issues, and others have none');
  const commitment = commitmentOf(round.serverSeed);
  const played = machine ? playRound(machine, round) : other.play(round);
  const stake = machine && told.stake && toUnits(told.stake) / BigInt(machine.betUnits);
  const win = machine ? stake && stake * BigInt(played.pay) : played.win;
  const shown = machine ? { ...played, stakes: played.pay / machine.betUnits } : other.show(played);
  say(JSON.stringify({ commitment, ...shown }, null, 2));
  const isSame = { commitment: commitment === (told.commitment ?? commitment).toLowerCase() };
  if (told.win !== undefined && win !== undefined) isSame.win = toUnits(told.win) === win;
  const wrong = Object.keys(isSame).filter((name) => !isSame[name]);
  for (const name of wrong) say(`${name}: told ${told[name]}, the seeds say otherwise`);
  return wrong.length === 0 ? 0 : 1;
}

/** `--name value`, or the part of an address behind its question mark. */
const readPairs = (words) =>
  Object.fromEntries(words.flatMap((word, at) => (at % 2 ? [] : [[word.slice(2), words[at + 1]]])));
const readAddress = (text) => Object.fromEntries(new URLSearchParams(text.split('?').at(-1)));

async function main(words) {
  if (words.length === 0) throw new Error('name a file of rounds, or what one round follows from');
  if (words.length > 1) return showRound(readPairs(words));
  return words[0]?.includes('game=') ? showRound(readAddress(words[0])) : verifyFile(words[0]);
}

process.exitCode = await main(process.argv.slice(2)).catch(({ message }) => {
  say(message);
  return 2;
});
