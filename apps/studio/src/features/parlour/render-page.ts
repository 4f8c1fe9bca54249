import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { CURRENCIES, displayAmount, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { TRANSFER_ANSWERS } from '#features/purses';
import type { PlayedRound, StudioGame, Table } from '#features/rounds';
import type { Sitting } from '#features/sittings';
import { suggestSeed } from '#platform/secrets';
import { kite, lantern } from './drawings.ts';
import { Html, html } from './html.ts';
import { STYLE } from './style.ts';
import { fill, type StudioWords, wordsIn } from './words.ts';

/** What a page is told beside the table. */
export type Notice = keyof StudioWords['refusals'] | 'chosen';

type Shown = {
  readonly sitting: Sitting;
  readonly game: StudioGame;
  readonly table: Table;
  readonly token: string;
  /** The round that was just played, where the page follows one. */
  readonly isAfterRound: boolean;
  readonly notice: Notice | undefined;
};

/** A style sheet is not text: its quotation marks stay. */
const STYLE_TEXT = new Html(STYLE);

const LOCALES: Readonly<Record<Language, string>> = {
  EN: 'en',
  JA: 'ja',
  CN: 'zh-Hans',
  TH: 'th',
  VI: 'vi',
};

/** A game as a page of its own: what was drawn, the next bet, and what proves it. */
export function renderTable(shown: Shown): string {
  const { sitting, game, table, isAfterRound, notice } = shown;
  const t = wordsIn(sitting.language);
  const money = (amount: bigint) =>
    `${CURRENCIES[moneyOf(sitting.currency)].symbol} ${displayAmount(amount)}`;
  const last = isAfterRound ? table.played[0] : undefined;
  return renderPage(sitting, t[game.id], [
    html`<header><h1>${t[game.id]}</h1><div class="purse">${t.purse}<b>${money(table.balance)}</b></div></header>`,
    notice && html`<p class="notice" role="alert">${sayNotice(t, notice)}</p>`,
    html`<section class="card stage" aria-live="polite">${renderStage(t, game, last, money)}</section>`,
    renderBet(t, shown, money),
    html`<section class="card"><h2>${t.rounds}</h2>${renderRounds(t, table.played, money)}</section>`,
    renderTrying(t, shown.token),
  ]);
}

/** Where there is no game any more. */
export const renderOver = (language: Language): string => {
  const { refusals } = wordsIn(language);
  return renderPage({ language, theme: 'dark' }, refusals.sitting_over, [
    html`<section class="card stage"><p>${refusals.sitting_over}</p></section>`,
  ]);
};

function renderPage(
  { language, theme }: { readonly language: Language; readonly theme: Theme },
  title: string,
  parts: readonly (Html | undefined)[],
): string {
  return `<!doctype html>${
    html`<html lang="${LOCALES[language]}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${STYLE_TEXT}</style></head><body><main>${parts}</main></body></html>`.text
  }`;
}

const sayNotice = (t: StudioWords, notice: Notice): string =>
  notice === 'chosen' ? t.chosen : t.refusals[notice];

type Money = (amount: bigint) => string;

function renderStage(
  t: StudioWords,
  game: StudioGame,
  last: PlayedRound | undefined,
  money: Money,
): Html {
  const picture =
    game.id === 'toss' ? kite(last?.drawn === 1 ? 'moon' : 'sun') : lantern(last && last.drawn + 1);
  if (!last) return picture;
  const won = last.payout > 0n;
  return html`${picture}<p class="${won ? 'won' : ''}">${
    won ? fill(t.won, { amount: money(last.payout) }) : t.lost
  }</p>${game.id === 'lantern' && html`<p class="quiet">${sayHeight(t, last)}</p>`}`;
}

const sayHeight = (t: StudioWords, { drawn }: PlayedRound): string =>
  fill(t.height, { height: drawn + 1 });

function renderBet(t: StudioWords, { sitting, game, table, token }: Shown, money: Money): Html {
  const [last] = table.played;
  const stakes = stakesOf(moneyOf(sitting.currency));
  const chosen = last?.pick ?? game.picks[0]!.name;
  const seed = last?.clientSeed ?? suggestSeed();
  return html`<form class="card" method="post" action="bets">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="nonce" value="${table.nonce}">
<fieldset><legend>${t.pick}</legend><div class="choices">${game.picks.map(
    ({ name, paysPercent }) => html`<label>
<input type="radio" name="pick" value="${name}" required${name === chosen ? CHECKED : ''}>
<span>${namePick(t, name)}<small>${sayPays(t, paysPercent)}</small></span></label>`,
  )}</div></fieldset>
<label class="field"><span class="quiet">${t.stake}</span><select name="stake">${stakes.map(
    (stake) => html`<option value="${writeAmount(stake)}"${stake === last?.stake ? SELECTED : ''}>
${money(stake)}</option>`,
  )}</select></label>
<button>${t.play}</button>
<details><summary>${t.fair}</summary><p class="quiet">${t.fairText}</p>
<p class="quiet">${t.commitment}</p><code>${table.commitment}</code>
<label class="field"><span class="quiet">${t.ownSeed}</span>
<input type="text" name="clientSeed" maxlength="64" pattern="[\\w\\-]+" required value="${seed}"></label>
</details></form>`;
}

const CHECKED = html` checked`;
const SELECTED = html` selected`;

const sayPays = (t: StudioWords, percent: bigint): string =>
  fill(t.pays, { times: displayAmount(percent * 100n) });

const namePick = (t: StudioWords, name: string): string =>
  name === 'sun' || name === 'moon' ? t.picks[name] : fill(t.picks.upTo, { height: name });

function renderRounds(t: StudioWords, played: readonly PlayedRound[], money: Money): Html {
  if (played.length === 0) return html`<p class="quiet">${t.noRounds}</p>`;
  return html`<ol>${played.map(
    ({
      nonce,
      pick,
      drawn,
      stake,
      payout,
      serverSeed,
    }) => html`<li><span>${fill(t.round, { nonce })} · ${namePick(t, pick)} · ${drawn + 1}</span>
<span>${money(stake)} → ${money(payout)}</span><code>${t.seed}: ${serverSeed}</code></li>`,
  )}</ol>`;
}

const renderTrying = (t: StudioWords, token: string): Html =>
  html`<section class="card"><details><summary>${t.trying}</summary>
<p class="quiet">${t.tryingText}</p><form method="post" action="answers" class="answers">
<input type="hidden" name="token" value="${token}">${TRANSFER_ANSWERS.map(
    (answer) =>
      html`<label><input type="radio" name="answer" value="${answer}" required> ${t.answers[answer]}</label>`,
  )}<button class="plain">${t.choose}</button></form></details></section>`;
