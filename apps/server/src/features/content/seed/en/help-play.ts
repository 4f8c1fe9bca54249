import type { SeedText } from '../seed-text.ts';

/** Help about games, money and fairness. */
export const helpPlay = {
  'help.wallet': {
    title: 'Your balance and wallets',
    body: `
      <p>In demo mode your balance is play money. There are no deposits and no withdrawals: nothing
        is taken from you, and nothing can be paid out.</p>
      <h3>Where you see it</h3>
      <p>The balance stands in the header, in the menu and in the <a href="/m/member/home">member
        centre</a>. It follows every bet while the page is open. The eye beside it hides it, on all
        tabs of your browser. You can refresh it at any time.</p>
      <h3>Main wallet and game wallets</h3>
      <p>Most games use your <strong>main wallet</strong> directly: stakes are taken from it, and
        wins are paid into it. Some providers hold a wallet of their own. Then you move money on the
        page <a href="/m/transfer">Transfer</a>:</p>
      <ul>
        <li>Choose the game wallet, the direction and the amount, then tap
          <strong>Transfer</strong>.</li>
        <li><strong>Bring all back</strong> empties all game wallets into the main wallet.</li>
        <li><strong>Auto transfer</strong> moves your whole main balance into a game’s wallet when
          you start the game.</li>
      </ul>
      <p>If the page says that all games use your main wallet, there is nothing for you to do.</p>
      <h3>When a transfer takes long</h3>
      <p>It usually takes a few seconds. If a game wallet does not answer, your money is safe: we
        keep asking until we know where it is. The same transfer never moves money twice.</p>
      <h3>Play credit</h3>
      <p>Free play has a purse of its own, apart from your main wallet. The two never mix.</p>
    `,
  },
  'help.games': {
    title: 'Finding and starting games',
    body: `
      <h3>Finding a game</h3>
      <ul>
        <li>Home shows the games by category.</li>
        <li>The list of <a href="/m/rng">slots</a> holds all slots. Choose a studio to see only its
          own.</li>
        <li><strong>Search</strong> finds a game by its name, in any language of the site and even
          with a small typing error.</li>
        <li>The <strong>heart</strong> on a game keeps it among your favourites. <strong>Recently
          played</strong> brings you back to your latest games. Both need you to be logged in.</li>
      </ul>
      <h3>What a tile tells you</h3>
      <p>The picture and the name, the studio, and the return to player (<strong>RTP</strong>): the
        share of all stakes that comes back in the long run. Slots that take part in the jackpots
        carry the mark <strong>Jackpot</strong>.</p>
      <h3>Starting and leaving</h3>
      <p>Tap the picture to play. If you are not logged in, you are asked to log in first and then
        come back to the game. Tap <strong>Free</strong> to play with play credit. The arrow at the
        top leaves the game.</p>
      <h3>When a game is interrupted</h3>
      <p>A round is decided before the reels stop. If the connection breaks, nothing is lost: open
        the game again, and the round is shown to its end, with the same outcome. Games close by
        themselves after a while without play. If a round could not take place, your stake is back
        on your balance.</p>
    `,
  },
  'help.slots': {
    title: 'How to play slots',
    body: `
      <ol>
        <li><strong>Choose your bet.</strong> Lower or raise it with the buttons beside it, or tap
          the bet for the whole list. Every bet has the same return.</li>
        <li><strong>Spin.</strong> Tap the button or press the space bar. Tap again to stop the
          reels sooner: it changes nothing about the outcome.</li>
        <li><strong>See what came.</strong> Prizes are paid on lines from left to right, or for
          neighbouring reels in games with ways.</li>
      </ol>
      <h3>Symbols with a job</h3>
      <ul>
        <li><strong>Wild</strong> stands for other symbols.</li>
        <li><strong>Scatter</strong> counts wherever it lies and often brings free spins.</li>
        <li><strong>Coins</strong> stay where they lie in games that hold them, and their values are
          added up.</li>
      </ul>
      <p>Not every slot has all of these. In the game open <strong>Menu</strong>, then <strong>Pay
        table and rules</strong>: it shows every prize for your bet, the lines, the return and the
        largest spin.</p>
      <h3>Autoplay</h3>
      <p>Choose how many rounds to play, and when to stop: after a win above an amount, after the
        balance has fallen by an amount, or when a feature is won. It also stops when you leave the
        page, at a reality check and when a bet is refused. You can stop it at any time.</p>
      <h3>Good to know</h3>
      <p>Each round is drawn anew. A slot does not remember what it paid, it is never due, and it
        does not know who plays. The time in your session is always in sight, and <strong>My
        rounds</strong> lists what you have played.</p>
    `,
  },
  'help.jackpot': {
    title: 'Jackpots',
    body: `
      <p>There are three jackpots: <strong>Mini</strong>, <strong>Minor</strong> and
        <strong>Grand</strong>. The slots that take part carry the mark <strong>Jackpot</strong> in
        the list of <a href="/m/rng">slots</a>. All players of {merchant} share the same three.</p>
      <h3>How they grow</h3>
      <p>A small part of every bet in these slots goes into the jackpots. The amounts that you see
        are the real ones, asked for every few seconds while you look. If nobody plays, they stand
        still.</p>
      <h3>How they are won</h3>
      <ul>
        <li>Each bet takes part in three draws, one for each jackpot. You need no special
          symbol.</li>
        <li>The larger the bet, the larger the chance, in the same measure. No bet is better value
          than another.</li>
        <li>The amount of a jackpot does not change the chance to win it, and a jackpot is never
          due.</li>
        <li>One spin may win more than one.</li>
      </ul>
      <p>What is won is added to your balance at once and stands in your
        <a href="/m/transaction/record">account record</a>. The jackpot then begins again at its
        starting amount.</p>
      <h3>What to keep in mind</h3>
      <ul>
        <li>The return that is shown for these slots includes the jackpots. Without one, they return
          less.</li>
        <li>In free play the jackpots rest: it neither pays into them nor wins them.</li>
        <li>In demo mode jackpots are play money, too.</li>
      </ul>
    `,
  },
  'help.fairness': {
    title: 'Provably fair',
    body: `
      <p>You can check every round of our slots yourself. This is how it works.</p>
      <ol>
        <li><strong>We seal our seed.</strong> Before you play, the game draws a secret server seed
          and shows you its fingerprint. A seed that is changed later no longer has this
          fingerprint.</li>
        <li><strong>You add yours.</strong> Keep the client seed that you got, or write your
          own.</li>
        <li><strong>Both make the round.</strong> The two seeds and the number of the round decide
          where each reel stops. Your balance, your bet and your past take no part.</li>
        <li><strong>We open the seal.</strong> When you change seeds, the old server seed is shown.
          After a day it is changed by itself with your next round.</li>
      </ol>
      <h3>Checking a round</h3>
      <ol>
        <li>In the game open <strong>Menu</strong>, then <strong>Fairness</strong>, and choose
          <strong>Change seeds</strong>.</li>
        <li>Open <strong>Menu</strong>, then <strong>My rounds</strong>, and choose the round.</li>
        <li>Tap <strong>Check this round</strong>. The page <a href="/m/fairness">Provably fair</a>
          opens with everything filled in and computes the round on your own device.</li>
      </ol>
      <p>You can also begin at a ticket in your <a href="/m/gameRecord">betting record</a>. On the
        same page is a small program that checks rounds without this site.</p>
      <h3>What it shows, and what not</h3>
      <p>It proves that a round was not changed after the bet. What a slot returns is proven apart,
        by counting every possible outcome: the table on the same page lists it. Jackpots are drawn
        apart, from a seed that all players share.</p>
    `,
  },
  'help.freeplay': {
    title: 'Free play and the trial',
    body: `
      <p>There are two ways to play for free. Both use play credit, which has no value and cannot be
        paid out.</p>
      <h3>The free trial: without an account</h3>
      <ol>
        <li>Open <a href="/m/trail">Free trial</a> and tap <strong>Start free play</strong>.</li>
        <li>Choose any game that supports free play.</li>
      </ol>
      <p>A trial needs no name, no number and no e-mail. It lasts a day, and it ends earlier if you
        do nothing for half an hour: then just start it again on the same device. The number of
        trials from one place is limited. Favourites and records of a trial are not kept after it
        ends.</p>
      <p>Member pages are not part of a trial. To use them, <a href="/m/register">sign up</a>.</p>
      <h3>Free play: with your account</h3>
      <p>Tap <strong>Free</strong> on a game. You play with play credit beside your main wallet, and
        your balance stays as it is. Above the game stands <strong>Free play</strong>, so that you
        always know which one you are in.</p>
      <h3>Is it the same game?</h3>
      <p>Yes: the same reels, the same chances, the same returns, and you can check the rounds in
        the same way. Only the jackpots rest. A good run in free play says nothing about the next
        round, there or anywhere else.</p>
    `,
  },
  'help.records': {
    title: 'Your records',
    body: `
      <p>Everything that happens to your balance is written down. Two lists show it.</p>
      <h3>Account record</h3>
      <p>The <a href="/m/transaction/record">account record</a> lists every movement: bets, payouts,
        transfers, corrections. Each entry shows its kind, its amount, its time, its number and the
        balance after it. Tap the number to copy it.</p>
      <h3>Betting record</h3>
      <p>The <a href="/m/gameRecord">betting record</a> lists every bet. Tap one to open its ticket:
        stake, payout, net result, round, and the provider’s own reference. For a bet at our slots,
        <strong>Check this round</strong> leads to the proof.</p>
      <ul>
        <li><strong>Filter</strong> narrows the list by category, provider, game or status.</li>
        <li><strong>Ticket number</strong> finds one bet.</li>
        <li>The totals of the period are shown with the list.</li>
      </ul>
      <h3>Periods</h3>
      <p>Choose today, yesterday, 7 days, 30 days or dates of your own: up to 31 days at a time, up
        to 90 days back. Days and times are those of the site, as the page says.</p>
      <h3>If something is missing or unclear</h3>
      <p>A bet that is still open is marked <strong>Open</strong>. A round that could not take place
        is given back and shown as such. For any other question copy the number and send it to
        customer service.</p>
    `,
  },
  'help.limits': {
    title: 'Limits and breaks',
    body: `
      <p>Playing is fun as long as it stays within bounds that you chose yourself.</p>
      <h3>Limits</h3>
      <p>You can have limits for <strong>stakes</strong>, <strong>losses</strong>,
        <strong>deposits</strong> and <strong>playing time</strong>, each per day, week and
        month.</p>
      <ul>
        <li>A first limit, or a lower one, counts at once.</li>
        <li>A higher limit, or none at all, waits 24 hours and then for your confirmation. Until
          then the old one holds, so that you can change your mind.</li>
        <li>A bet that would pass a limit is refused, in every game. Nothing is taken.</li>
      </ul>
      <p>To set, change or take away a limit, tap <strong>Service</strong> in the bottom menu of
        <a href="/m/home">Home</a> and tell customer service which one you want.</p>
      <h3>Reality check</h3>
      <p>The time in your session is always in sight in a game. After every hour, or as often as you
        choose in the <a href="/m/set">settings</a>, a reminder shows how long you have been here,
        what you staked, what you won, and the balance of both, in games and on all other pages. You
        decide whether to <strong>Take a break</strong> or to <strong>Go on</strong>. Autoplay
        stops, too.</p>
      <h3>Breaks and self-exclusion</h3>
      <p>If you want to stop for some days, for months or for good, ask customer service. You need
        not give a reason. While it lasts, your account cannot play.</p>
      <p>Signs to look out for, and where to find help, are on the page about
        <a href="/m/help?tag=responsible">responsible play</a>.</p>
    `,
  },
} as const satisfies Readonly<Record<string, SeedText>>;
