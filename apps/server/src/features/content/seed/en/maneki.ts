import type { SeedText } from '../seed-text.ts';

/** What Maneki says: a Japanese night market, warm and a little wry. */
export const maneki = {
  'banner.welcome': {
    title: 'The lanterns are lit',
    text: 'Follow the cat into the night market. We play with play money.',
  },
  'banner.slots': {
    title: 'A street full of slots',
    text: 'Foxes, dragons and one tea master. Sit down wherever you like.',
  },
  'banner.jackpot': {
    title: 'Three vaults, one key',
    text: 'Mini, Minor and Grand grow with the bets in the vault games.',
  },
  'banner.fair': {
    title: 'The cat hides nothing',
    text: 'Each round is sealed before you bet. Check it yourself afterwards.',
  },
  'banner.freeplay': {
    title: 'A stroll without a purse',
    text: 'Free play for a day: no name, no number, no e-mail.',
  },
  'banner.safe': {
    title: 'Even lanterns rest',
    text: 'Set limits, take a break. The market will still be here.',
  },
  'banner.login': {
    title: 'Back under the lanterns',
    text: 'Good to see you. The cat kept your seat warm.',
  },
  'banner.register': {
    title: 'Come in, mind the cat',
    text: 'A few fields, and you have a place at the market.',
  },
  'banner.film': {
    title: 'An evening at the market',
    text: 'A short look at our slots, without sound and without promises.',
  },
  'notice.opening': {
    title: 'The night market is open',
    body: `
      <p>Welcome to Maneki. The lanterns are lit, the stalls are set up, and the cat at the gate has
        been waving for a while. It is glad that somebody came.</p>
      <p>Maneki runs in <strong>demo mode</strong>: everything here is played with play money.
        Nothing is taken from you, and nothing can be paid out.</p>
      <p>Three good ways to begin:</p>
      <ul>
        <li>Look around without an account in the <a href="/m/trail">free trial</a>.</li>
        <li><a href="/m/register">Sign up</a> and keep your favourites, your records and your
          place.</li>
        <li>Walk past the stalls in the list of <a href="/m/rng">slots</a>.</li>
      </ul>
    `,
  },
  'notice.newSlots': {
    title: 'Five studios have set up their stalls',
    body: `
      <p>The slots at the market come from five studios, and each has a taste of its own:</p>
      <ul>
        <li><strong>Maneki Originals</strong>: the classics of the house, with the cat in the first
          row.</li>
        <li><strong>Treasure Vaults</strong>: two slots with three jackpots behind them.</li>
        <li><strong>Foxfire Works</strong>: shrines, hot springs, koi and a ninja who reads.</li>
        <li><strong>Northlight Reels</strong>: long ships, clockwork and northern skies.</li>
        <li><strong>Mango Moon</strong>: fruit, reefs and sweet things.</li>
      </ul>
      <p>Each tile shows what the slot returns in the long run. You find them all in the list of
        <a href="/m/rng">slots</a>.</p>
    `,
  },
  'notice.jackpots': {
    title: 'How the three jackpots work',
    body: `
      <p>Behind Treasure Vault and Dragon Vault stand three jackpots: <strong>Mini</strong>,
        <strong>Minor</strong> and <strong>Grand</strong>. A small part of every bet in these two
        slots goes into them.</p>
      <p>Each bet takes part in all three draws. A larger bet has a larger chance, in the same
        measure, so no bet is better value than another. A jackpot that was won begins again at its
        starting amount.</p>
      <p>The amounts on the first page are the real ones, asked for every few seconds. They do not
        tick upwards for show. In free play the jackpots rest.</p>
    `,
  },
  'notice.fairness': {
    title: 'Every round can be checked',
    body: `
      <p>Markets live on trust, and trust is better with a receipt. Before you bet, the game shows a
        fingerprint of its secret seed. You add a seed of your own. Both together decide the
        round.</p>
      <p>Once the secret is opened, the page <a href="/m/fairness">Provably fair</a> computes the
        round again, on your own device. Same fingerprint, same reels, same pay.</p>
      <p>The same page lists what each slot returns in the long run. A single evening can be far
        from it, both ways.</p>
    `,
  },
  'notice.passkeys': {
    title: 'Log in with a finger or a glance',
    body: `
      <p>A passkey lets you log in with your finger, your face or the lock of your screen. There is
        no password to remember, and none that somebody could trick you into typing.</p>
      <ol>
        <li>Log in as usual and open the <a href="/m/securityCenter">security centre</a>.</li>
        <li>Choose <strong>Add a passkey</strong> and follow your phone.</li>
        <li>Next time, choose <strong>Log in with a passkey</strong>.</li>
      </ol>
      <p>Your password stays valid. If you change phones, remove the old passkey in the same
        place.</p>
    `,
  },
  'notice.limits': {
    title: 'Your limits hold, also on a lucky night',
    body: `
      <p>A good evening has an end that you chose yourself. Limits for stakes, losses, deposits and
        playing time can be set per day, per week and per month.</p>
      <ul>
        <li>A first or lower limit counts at once.</li>
        <li>A higher one waits a day, and then for your confirmation.</li>
      </ul>
      <p>Customer service helps you with limits, breaks and self-exclusion: tap
        <strong>Service</strong> in the bottom menu. More is on the page about
        <a href="/m/help?tag=responsible">responsible play</a>.</p>
    `,
  },
  'notice.records': {
    title: 'Every coin has its line in the book',
    body: `
      <p>The cat keeps tidy books. Two lists tell you everything:</p>
      <ul>
        <li>The <a href="/m/transaction/record">account record</a> shows every movement of your
          balance, with its number and the balance after it.</li>
        <li>The <a href="/m/gameRecord">betting record</a> shows every bet, with its stake, its
          payout and a ticket to open.</li>
      </ul>
      <p>You can look 90 days back, up to 31 days at a time. If you have a question about an entry,
        copy its number and send it to customer service, so that the entry is easy to find.</p>
    `,
  },
  'notice.genuine': {
    title: 'How to tell the real Maneki',
    body: `
      <p>Every market has a stall that sells copies. Please keep three things in mind:</p>
      <ul>
        <li>Look at the address before you log in. Use a bookmark rather than a link from a
          message.</li>
        <li>We never ask for your password, your payment password or a code: not by phone, not by
          chat, not by mail.</li>
        <li>Nobody can sell you a trick or a program that knows the next round. A round comes from
          two seeds, and one of them is sealed until later.</li>
      </ul>
      <p>If something looks wrong, change your password in the <a href="/m/securityCenter">security
        centre</a>, end all other logins there, and tell customer service.</p>
    `,
  },
  'notice.finding': {
    title: 'Find the stall you are looking for',
    body: `
      <p>A market with many stalls needs good signs. Three of them hang in every list of games:</p>
      <ul>
        <li><strong>Search</strong>: type a game’s name, or a part of it, in any of our languages.
          One wrong letter is forgiven.</li>
        <li><strong>Filter</strong>: by studio, by kind, by the smallest bet or by the number of
          lines.</li>
        <li><strong>Favourites</strong>: tap the heart on a tile, and the game stays in your own
          list. What you played last is under <strong>Recent</strong>. Both need an account.</li>
      </ul>
      <p>The list of <a href="/m/rng">slots</a> is a good place to try it.</p>
    `,
  },
  'notice.looks': {
    title: 'By night, by day, and in your language',
    body: `
      <p>Lanterns look best at night, so Maneki comes up dark. If you read in the sun, switch to the
        light theme: the switch is in the menu, and your device remembers what you chose.</p>
      <p>The switch beside it changes the language. Games, notices, help and rules all speak
        English, Japanese, Chinese, Thai and Vietnamese.</p>
      <p>If your device is set to reduce motion, our pages stand still, too.</p>
    `,
  },
  'popup.welcome': {
    title: 'Welcome to the night market',
    body: `
      <p>The lanterns are lit and the stalls are open. Everything here is played with play money, so
        take your time.</p>
      <p>The slots are a good place to begin.</p>
    `,
  },
  'popup.freeplay': {
    title: 'Try it first',
    body: `
      <p>You can play without an account: play money for a day, no name, no number, no e-mail. The
        cat will not ask twice.</p>
    `,
  },
  'popup.limits': {
    title: 'An evening with an end',
    body: `
      <p>It is easier to stop at a point that you chose beforehand. Limits for stakes, losses and
        time are yours to set, and they hold.</p>
      <p>Have a look at how they work, before you need them.</p>
    `,
  },
  'hot.slots': {
    title: 'A walk past the stalls',
    text: 'Five studios, each with its own hand. See which one catches your eye.',
  },
  'hot.vault': {
    title: 'Inside the treasure vault',
    text: 'Three jackpots behind one door, fed by the bets of two slots.',
  },
  'hot.fair': {
    title: 'Check a round yourself',
    text: 'Two seeds decide it. Once ours is open, your own phone can compute it again.',
  },
  'agent.welcome': {
    title: 'Welcome, agents of Maneki',
    body: `
      <p>Good to have you at the market. This is where notices for agents appear.</p>
      <p>The site is in demo mode, so all amounts are play money, for your guests as well. Please
        tell them so before they sign up, and never promise anybody a win.</p>
      <p>Your movements as an agent stand in your <a href="/m/transaction/record?types=A">agent
        account record</a>. For questions, tap <strong>Service</strong> in the bottom menu.</p>
    `,
  },
} as const satisfies Readonly<Record<string, SeedText>>;
