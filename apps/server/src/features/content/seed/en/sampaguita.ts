import type { SeedText } from '../seed-text.ts';

/** What Sampaguita says: a tropical bay at dusk, easy-going and friendly. */
export const sampaguita = {
  'banner.welcome': {
    title: 'Mabuhay, come on in',
    text: 'Warm air, jasmine and good games by the bay. Play money only.',
  },
  'banner.slots': {
    title: 'Slots with a sea view',
    text: 'Reefs, mangoes and jungle drums. Pick one and take it easy.',
  },
  'banner.jackpot': {
    title: 'Treasure under the tide',
    text: 'Mini, Minor and Grand grow with the bets in the vault games.',
  },
  'banner.fair': {
    title: 'Clear as the water',
    text: 'Each round is sealed before you bet. Check it yourself afterwards.',
  },
  'banner.freeplay': {
    title: 'Just dip your toes in',
    text: 'Free play for a day: no name, no number, no e-mail.',
  },
  'banner.safe': {
    title: 'Easy does it',
    text: 'Set limits, rest in the shade. The bay is not going anywhere.',
  },
  'banner.login': {
    title: 'Nice to see you again',
    text: 'Your spot by the water is still yours.',
  },
  'banner.register': {
    title: 'There is room for you',
    text: 'A few fields, and you have a place by the bay.',
  },
  'banner.film': {
    title: 'A moment by the bay',
    text: 'A short look at our slots. No sound, no promises, just the view.',
  },
  'notice.opening': {
    title: 'The bay is open, come by',
    body: `
      <p>Mabuhay, and welcome to Sampaguita. The jasmine is in bloom, the sea is calm, and the games
        are ready when you are. No need to rush.</p>
      <p>Just so you know: Sampaguita runs in <strong>demo mode</strong>. Everything is played with
        play money. Nothing is taken from you, and nothing can be paid out.</p>
      <p>You can start like this:</p>
      <ul>
        <li>Look around without an account in the <a href="/m/trail">free trial</a>.</li>
        <li><a href="/m/register">Sign up</a> and keep your favourites and your records.</li>
        <li>Go straight to the <a href="/m/rng">slots</a> and see what you like.</li>
      </ul>
    `,
  },
  'notice.newSlots': {
    title: 'Five studios, one long beach of slots',
    body: `
      <p>Our slots come from five studios, so there is something for every mood:</p>
      <ul>
        <li><strong>Mango Moon</strong>: fruit, reefs, drums. It feels like home.</li>
        <li><strong>Maneki Originals</strong>: simple classics, easy to learn.</li>
        <li><strong>Treasure Vaults</strong>: two slots with three jackpots behind them.</li>
        <li><strong>Foxfire Works</strong>: stories from Japan, quiet and wild.</li>
        <li><strong>Northlight Reels</strong>: cold seas for a warm evening.</li>
      </ul>
      <p>Each tile shows what the slot returns in the long run. They are all in the list of
        <a href="/m/rng">slots</a>.</p>
    `,
  },
  'notice.jackpots': {
    title: 'Mini, Minor, Grand: how it works',
    body: `
      <p>Treasure Vault and Dragon Vault share three jackpots: <strong>Mini</strong>,
        <strong>Minor</strong> and <strong>Grand</strong>. A small part of every bet in these two
        slots flows into them, like little streams into the bay.</p>
      <p>Each bet takes part in all three draws. A larger bet has a larger chance, in the same
        measure, so a small bet is just as good value. A jackpot that was won begins again at its
        starting amount.</p>
      <p>The amounts on the first page are the real ones, asked for every few seconds. We do not let
        them tick up for show. In free play the jackpots rest.</p>
    `,
  },
  'notice.fairness': {
    title: 'See for yourself that it is fair',
    body: `
      <p>You do not have to take our word for it. Before you bet, the game shows a fingerprint of
        its secret seed. You add a seed of your own. Both together decide the round.</p>
      <p>Once the secret is opened, the page <a href="/m/fairness">Provably fair</a> computes the
        round again, right on your phone. Same fingerprint, same reels, same pay.</p>
      <p>You also find there what each slot returns in the long run. One evening can be far from it,
        up or down.</p>
    `,
  },
  'notice.passkeys': {
    title: 'No more passwords to remember',
    body: `
      <p>With a passkey you log in by your finger, your face or the lock of your screen. Nothing to
        type, nothing to forget, even at the beach.</p>
      <ol>
        <li>Log in as usual and open the <a href="/m/securityCenter">security centre</a>.</li>
        <li>Choose <strong>Add a passkey</strong> and follow your phone.</li>
        <li>Next time, choose <strong>Log in with a passkey</strong>.</li>
      </ol>
      <p>Your password still works. If you change phones, remove the old passkey in the same
        place.</p>
    `,
  },
  'notice.limits': {
    title: 'Set your own pace, we keep to it',
    body: `
      <p>Playing should feel like an evening by the sea: nice while it lasts, and you know when to
        go home. Limits for stakes, losses, deposits and playing time can be set per day, per week
        and per month.</p>
      <ul>
        <li>A first or lower limit counts at once.</li>
        <li>A higher one waits a day, and then for your confirmation.</li>
      </ul>
      <p>Customer service is happy to help with limits, breaks and self-exclusion: tap
        <strong>Service</strong> in the bottom menu. More is on the page about
        <a href="/m/help?tag=responsible">responsible play</a>.</p>
    `,
  },
  'notice.records': {
    title: 'Everything is written down for you',
    body: `
      <p>Wondering where your balance went, or where it came from? Two lists tell you:</p>
      <ul>
        <li>The <a href="/m/transaction/record">account record</a> shows every movement of your
          balance, with its number and the balance after it.</li>
        <li>The <a href="/m/gameRecord">betting record</a> shows every bet, with its stake, its
          payout and a ticket to open.</li>
      </ul>
      <p>You can look 90 days back, up to 31 days at a time. Got a question about an entry? Copy its
        number and send it to customer service, so that it is easy to find.</p>
    `,
  },
  'notice.genuine': {
    title: 'Is it really Sampaguita?',
    body: `
      <p>Our flower has a scent that is hard to copy, but a website is easy to copy. So please
        remember:</p>
      <ul>
        <li>Look at the address before you log in. A bookmark is safer than a link from a
          message.</li>
        <li>We never ask for your password, your payment password or a code: not by phone, not by
          chat, not by mail.</li>
        <li>Nobody can sell you a trick or a program that knows the next round. A round comes from
          two seeds, and one of them is sealed until later.</li>
      </ul>
      <p>If something feels off, change your password in the <a href="/m/securityCenter">security
        centre</a>, end all other logins there, and tell customer service.</p>
    `,
  },
  'notice.finding': {
    title: 'Your game is never far away',
    body: `
      <p>So many games, so little patience? Every list of games helps you along:</p>
      <ul>
        <li><strong>Search</strong>: type a game’s name, or just a part of it, in any of our
          languages. One wrong letter is fine.</li>
        <li><strong>Filter</strong>: by studio, by kind, by the smallest bet or by the number of
          lines.</li>
        <li><strong>Favourites</strong>: tap the heart on a tile, and the game waits in your own
          list. What you played last is under <strong>Recent</strong>. Both need an account.</li>
      </ul>
      <p>Give it a try in the list of <a href="/m/rng">slots</a>.</p>
    `,
  },
  'notice.looks': {
    title: 'Bright or dark, in your own language',
    body: `
      <p>Evening on the veranda or noon at the beach: switch between the dark and the light theme in
        the menu. Your device remembers what you like.</p>
      <p>The switch beside it changes the language. Games, notices, help and rules all speak
        English, Japanese and Chinese.</p>
      <p>And if your device is set to reduce motion, our pages keep still for you.</p>
    `,
  },
  'popup.welcome': {
    title: 'Mabuhay, welcome to the bay',
    body: `
      <p>Find a shady spot and look around. Everything here is played with play money, so there is
        nothing to worry about.</p>
      <p>The slots are a nice place to start.</p>
    `,
  },
  'popup.freeplay': {
    title: 'Want to try it first?',
    body: `
      <p>You can play without an account: play money for a day, no name, no number, no e-mail. If
        you like it here, sign up later.</p>
    `,
  },
  'popup.limits': {
    title: 'Take it easy, your way',
    body: `
      <p>A relaxed evening has a limit that you chose yourself. Limits for stakes, losses and time
        are yours to set, and we keep to them.</p>
      <p>Take a minute to see how they work, before you need them.</p>
    `,
  },
  'hot.slots': {
    title: 'Along the beach of slots',
    text: 'Five studios, each with its own mood. See which one is yours today.',
  },
  'hot.vault': {
    title: 'What the tide brought in',
    text: 'Three jackpots in one vault, fed by the bets of two slots.',
  },
  'hot.fair': {
    title: 'Look right to the bottom',
    text: 'Two seeds decide a round. Once ours is open, your own phone can compute it again.',
  },
  'agent.welcome': {
    title: 'Welcome, partners of Sampaguita',
    body: `
      <p>Mabuhay, and thank you for bringing people to the bay. This is where notices for agents
        appear.</p>
      <p>The site is in demo mode, so all amounts are play money, for your guests as well. Please
        tell them so before they sign up, and never promise anybody a win.</p>
      <p>Your movements as an agent stand in your <a href="/m/transaction/record?types=A">agent
        account record</a>. For questions, tap <strong>Service</strong> in the bottom menu.</p>
    `,
  },
} as const satisfies Readonly<Record<string, SeedText>>;
