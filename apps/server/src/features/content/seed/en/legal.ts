import type { SeedText } from '../seed-text.ts';

/** Terms, privacy and responsible play, for all merchants. */
export const legal = {
  'legal.tc': {
    title: 'Terms of service',
    body: `
      <p>These terms are the agreement between you and {merchant}. They say what we offer, what we
        expect of you, and what happens when something goes wrong. Please read them before you sign
        up.</p>
      <h3>1. Demonstration mode</h3>
      <p>Until an operator has recorded a licence for your market, this site takes and pays no real
        money. Balances, stakes, payouts, jackpots and everything else that is shown as an amount
        are play money. They have no value, cannot be bought or sold, and cannot be exchanged for
        money, goods or services. The other sections apply to play money in the same way as far as
        they fit.</p>
      <h3>2. Who may play</h3>
      <p>You must be at least {age} years old, and the law of the place where you are must allow you
        to use this site. It is up to you to find out whether it does. One person has one account,
        opened in their own name and with true details. We may ask you to prove your age and your
        identity, and we may pause an account until this is done.</p>
      <h3>3. Your account</h3>
      <p>Keep your password and your payment password to yourself. You are responsible for what is
        done with your account until you tell us that somebody else knows them. Tell us at once if
        you see something that you did not do. You may not sell, lend or give your account to
        anybody.</p>
      <p>A trial account needs no details. It ends after a day, and what it holds ends with it.</p>
      <h3>4. Games and outcomes</h3>
      <p>The rules and the return of each game are shown in the game. Each outcome of our slots is
        drawn by chance, is sealed before you bet, and never depends on who you are or how you
        played before. You can check it on the page <a href="/m/fairness">Provably fair</a>.</p>
      <p>A bet counts as soon as the game has accepted it, and cannot be taken back. When a fault
        interrupts a round, the round is settled as drawn, or your stake is given back. If a game
        plainly pays by mistake something other than its rules say, the rules count.</p>
      <h3>5. Money</h3>
      <p>Every movement is recorded with a number that you can see in your
        <a href="/m/transaction/record">account record</a>. Please look at it from time to time, and
        tell us if you find something wrong. We may correct a booking that is plainly wrong, and we
        tell you the reason. Where real payments are offered, a payment may need a check before it
        is carried out.</p>
      <h3>6. Promotions</h3>
      <p>Where a promotion is offered, it shows its own conditions before you join. A promotion
        gained by fraud, by several accounts or by agreement with others may be taken back.</p>
      <h3>7. Playing safely</h3>
      <p>You can have limits on deposits, losses, stakes and time, take a break, or exclude
        yourself. A stricter limit counts at once. A looser one waits 24 hours and then for your
        confirmation. While you are excluded we send you no advertising and take no bets from you.
        How it works is described under <a href="/m/help?tag=responsible">responsible play</a>.</p>
      <h3>8. What is not allowed</h3>
      <ul>
        <li>Programs that play for you, apart from the autoplay of the games themselves.</li>
        <li>Working together against other players, or using several accounts.</li>
        <li>Using somebody else’s means of payment, or money from a crime.</li>
        <li>Looking for faults in order to use them. Whoever finds one and tells us has our
          thanks.</li>
        <li>Harming the site, or the people who use it or work for it.</li>
      </ul>
      <h3>9. Closing an account</h3>
      <p>You may close your account at any time by telling customer service. We may pause or close
        it when these terms are broken or when the law asks for it, and we tell you why as far as we
        may. Where real money is played, what is yours is paid out after the checks that the law
        asks for.</p>
      <h3>10. Liability</h3>
      <p>We run the site with care, but we cannot promise that it is always reachable or free of
        faults. We are liable for what we cause on purpose or by gross neglect, and as far as the
        law demands it. We are not liable for what your device, your network or a provider outside
        our reach does.</p>
      <h3>11. Changes</h3>
      <p>We may change these terms, and we tell you before the change counts. If you do not agree,
        you may close your account.</p>
      <h3>12. Questions and complaints</h3>
      <p>Please turn to customer service first: tap <strong>Service</strong> in the bottom menu.
        What we store about you, and why, is described in the <a href="/m/help?tag=privacy">privacy
        policy</a>.</p>
    `,
  },
  'legal.privacy': {
    title: 'Privacy policy',
    body: `
      <p>This page says what {merchant} stores about you, why, for how long, and what you can ask of
        us. We store what we need to run your account, to keep it safe and to obey the law, and no
        more.</p>
      <h3>What we store, and why</h3>
      <ul>
        <li><strong>Your account:</strong> username, nickname, when and from which network address
          you registered, language, currency, country, who invited you, and the details that the
          registration form asks for. They make your account yours and let us check your age.
          Passwords are kept only as a hash, so nobody can read them.</li>
        <li><strong>Your contacts:</strong> mobile number and e-mail address, if you give them. We
          use them for codes and to help you back into your account.</li>
        <li><strong>Your sessions:</strong> when, from which network address and country, and with
          which device and browser you log in. You see your logins in the
          <a href="/m/securityCenter">security centre</a>. They help to find strangers in an
          account.</li>
        <li><strong>Your devices:</strong> a random mark that tells us that a device has been used
          with your account before. Of a passkey we keep only the public part. Your finger and your
          face never leave your device.</li>
        <li><strong>Your games:</strong> which games you opened, your favourites, every round with
          its seeds and outcome, and every bet.</li>
        <li><strong>Your balance:</strong> every movement, with its number, time and reason. Limits
          that you set are kept with the dates of their changes.</li>
        <li><strong>What you read:</strong> which announcements you have opened, so that they are
          not shown as new again.</li>
      </ul>
      <p>If you only look around, we store no account. Your network address is used to find the
        country that you visit from, and to hold off attacks.</p>
      <h3>Cookies and storage on your device</h3>
      <p>We use cookies only for the working of the site: your session, the mark of your device,
        your language, your theme, and the invitation by which you came. Your browser also keeps a
        few settings, for example whether your balance is hidden. If you choose <strong>Remember
        password</strong>, your login is kept encrypted on your device. There are no cookies for
        advertising and none that follow you to other sites.</p>
      <h3>Who else learns of it</h3>
      <p>We do not sell your data. We pass on only what is needed, and only to:</p>
      <ul>
        <li>the providers of the games that you open, who learn a number for you, your balance
          and currency, your limits, your language and a part of your network address, but not your
          name or your contacts;</li>
        <li>services that deliver codes by SMS or mail;</li>
        <li>a service elsewhere, if you choose to log in with it;</li>
        <li>authorities, where the law obliges us.</li>
      </ul>
      <p>The winner board shows names with most of their characters hidden.</p>
      <h3>How long we keep it</h3>
      <ul>
        <li>Codes are deleted after about two days, logins 30 days after they ended, and the mark of
          a device after a year without use.</li>
        <li>A trial is deleted about a week after it ends.</li>
        <li>Your account, your bets and the movements of your balance are kept as long as the
          account exists, and afterwards as long as the law demands.</li>
      </ul>
      <h3>Your rights</h3>
      <p>You can ask what is stored about you, have mistakes corrected, receive a copy, and have
        deleted what we need not keep by law. You can object to a use that you find wrong. You can
        also turn to the authority for data protection of the place where you live.</p>
      <h3>How it is protected</h3>
      <p>Connections are encrypted, secrets are stored so that they cannot be read, and only people
        who need it for their work may see your data.</p>
      <h3>Contact and changes</h3>
      <p>For all of this, tap <strong>Service</strong> in the bottom menu. When this policy changes
        in a way that matters to you, we announce it before it counts.</p>
    `,
  },
  'legal.responsible': {
    title: 'Responsible play',
    body: `
      <p>Games of chance are meant to be fun. They are not a way to earn money or to solve a
        problem. {merchant} is for adults from {age} years, and in demo mode it is played with play
        money only. The habits that you form here are real all the same, so this page is meant
        seriously.</p>
      <h3>Simple rules that help</h3>
      <ul>
        <li>Decide before you begin how long you will play and how much you will stake.</li>
        <li>Never try to win back what you lost. The next round knows nothing of the last one.</li>
        <li>Do not play when you are sad, angry, tired or drunk.</li>
        <li>Take breaks, and keep time for other things that you like.</li>
        <li>Use only money that you can do without, never borrowed money.</li>
      </ul>
      <h3>Signs to take seriously</h3>
      <ul>
        <li>You play longer or higher than you meant to, again and again.</li>
        <li>You think about playing while you do other things.</li>
        <li>You hide how much you play, or lie about it.</li>
        <li>You are restless or irritable when you cannot play.</li>
        <li>Work, school, sleep, family or friends come second.</li>
        <li>Somebody close to you is worried.</li>
      </ul>
      <p>If you recognise yourself in some of these, please stop for a while and talk to
        somebody.</p>
      <h3>What you can do here</h3>
      <ul>
        <li><strong>Limits</strong> for stakes, losses, deposits and playing time, per day, week and
          month. A stricter limit counts at once. A looser one waits 24 hours and then for your
          confirmation.</li>
        <li><strong>Reality check:</strong> after every hour, or as often as you choose, a
          reminder shows your time, your stakes and your wins.</li>
        <li><strong>Records:</strong> your <a href="/m/gameRecord">betting record</a> shows honestly
          what you staked and what came back.</li>
        <li><strong>A break</strong> of some days or weeks.</li>
        <li><strong>Self-exclusion</strong> for months or for good. While it lasts we take no bets
          from you and send you no advertising.</li>
      </ul>
      <p>For a limit, a break or self-exclusion, tap <strong>Service</strong> in the bottom menu and
        say what you want. You need not give a reason, and nobody will try to talk you out of
        it.</p>
      <h3>Where to find help</h3>
      <p>In many countries there are free and confidential helplines, advice centres and self-help
        groups for people who play too much, and for their families. Your doctor or a public health
        office can tell you which are near you. Programs that block gaming sites on your devices can
        help as well. Asking for help is a good move, and it is never too early for it.</p>
      <h3>Children and young people</h3>
      <p>Nobody below {age} may play. If you share your device, log out, do not let it remember your
        password, and use the parental controls of your device.</p>
    `,
  },
} as const satisfies Readonly<Record<string, SeedText>>;
