/**
 * Plays rounds of the house's slots again from their seeds. Written from the rules in docs/fairness.md, without
 * the code that played them: whoever distrusts that code can read these lines instead.
 *
 *   node verify.mjs rounds.jsonl
 *   node verify.mjs --game maneki3 --server <hex> --client <text> --nonce 7
 * The machines stand in machines.json beside this file. Leaves with 0 (all held), 1 (one did not) or 2 (not usable).
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

async function verifyFile(path) {
  const counts = { held: 0, 'not revealed': 0, 'without an outcome': 0 };
  for await (const line of (await open(path)).readLines()) {
    const round = JSON.parse(line);
    const machine = models[round.model ?? games[round.gameId]];
    if (!machine) throw new Error(`no machine is known for round ${round.roundId}`);
    const isHeld = round.serverSeed && round.outcome;
    const kinds = [isHeld ? 'held' : round.serverSeed ? 'without an outcome' : 'not revealed'];
    if (round.draw && round.drawSeed === null) kinds.push('with jackpots not revealed');
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
    for (const [what, stored, own] of isHeld ? listFigures(round, machine) : [])
      if (stored !== own) {
        say(`round ${round.roundId}: ${what}: stored ${stored}, the seeds say ${own}`);
        return 1;
      }
  }
  const told = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  say(told.join(', '));
  return 0;
}

async function showRound(given) {
  const named = (name) => given[given.indexOf(`--${name}`) + 1];
  const seeds = { serverSeed: named('server'), clientSeed: named('client'), nonce: named('nonce') };
  const machine = models[given.includes('--model') ? named('model') : games[named('game')]];
  if (!machine) throw new Error('name a game, or a model, that machines.json has');
  if (!/^[0-9a-f]{64}$/i.test(seeds.serverSeed) || !/^[0-9]+$/.test(seeds.nonce))
    throw new Error('a server seed has 64 hex digits, and a nonce is a whole number');
  const round = { commitment: commitmentOf(seeds.serverSeed), ...playRound(machine, seeds) };
  say(JSON.stringify({ ...round, stakes: round.pay / machine.betUnits }, null, 2));
  return 0;
}

const given = process.argv.slice(2);
const verdict = given.length === 1 ? verifyFile(given[0]) : showRound(given);
process.exitCode = await verdict.catch(({ message }) => {
  say(message);
  return 2;
});
