import type { SeedText } from '../seed-text.ts';

/** Help about getting in, staying safe, and reaching somebody. */
export const helpAccount = {
  'help.start': {
    title: 'Getting started',
    body: `
      <p>Welcome to {merchant}. This page shows you around in two minutes.</p>
      <h3>What this site is</h3>
      <p>{merchant} runs in <strong>demo mode</strong>. You play with play money only: nothing is
        taken from you, and nothing can be paid out. You must be at least {age} years old.</p>
      <h3>Three steps</h3>
      <ol>
        <li><strong>Look around.</strong> Home and the list of <a href="/m/rng">slots</a> are open
          to everybody.</li>
        <li><strong>Try it.</strong> The <a href="/m/trail">free trial</a> needs no name and no
          number and lasts a day.</li>
        <li><strong>Sign up.</strong> An <a href="/m/register">account of your own</a> stays, with
          your favourites, your records and your settings. If the site gives play money to new
          members, the welcome window tells you how much.</li>
      </ol>
      <h3>Finding your way</h3>
      <ul>
        <li>The bar at the bottom leads to <strong>Home</strong>, to your <strong>Member</strong>
          centre and to customer <strong>Service</strong>.</li>
        <li>The menu at the top right of Home holds your account, your records and the
          settings.</li>
        <li>Language and theme can be changed in the menu, in the header and at the end of the first
          page.</li>
      </ul>
      <p>By signing up you accept the <a href="/m/terms">terms of service</a> and the
        <a href="/m/agreement">user agreement</a>. Both are short enough to read.</p>
    `,
  },
  'help.login': {
    title: 'Signing up and logging in',
    body: `
      <h3>Signing up</h3>
      <p>Open <a href="/m/register">Sign up</a> and fill in the fields. Some sites also let you sign
        up with your mobile number, which you confirm by an SMS code. One person has one account,
        and the details must be your own.</p>
      <h3>Logging in</h3>
      <p>On the page <a href="/m/login">Log in</a> you find the ways that this site offers:</p>
      <ul>
        <li><strong>Username and password.</strong> With <strong>Remember password</strong> your
          device fills them in next time. They are kept encrypted on this device only.</li>
        <li><strong>SMS code</strong>, where it is offered: a code of six digits to your bound
          number, valid for five minutes.</li>
        <li><strong>Passkey:</strong> your finger, your face or the lock of your screen. You add one
          in the <a href="/m/securityCenter">security centre</a>.</li>
        <li><strong>An account elsewhere</strong>, where a button for it is shown.</li>
      </ul>
      <h3>When it does not work</h3>
      <ul>
        <li>After three wrong tries you are asked for the characters of a picture. Tap the picture
          for another one.</li>
        <li>After ten wrong tries the account is locked for half an hour, and for longer if it
          happens again. A device that you have used before keeps its own count, so that strangers
          cannot lock you out.</li>
        <li>No SMS? Wait a minute before you ask for another code, and check the country code in
          front of your number.</li>
      </ul>
    `,
  },
  'help.password': {
    title: 'Passwords',
    body: `
      <h3>You forgot your password</h3>
      <ol>
        <li>Open <a href="/m/forget">Forgot password</a>.</li>
        <li>Choose <strong>By SMS</strong> or <strong>By e-mail</strong>. It works with the number
          or address that your account is bound to.</li>
        <li>Enter the code and choose a new password. Then log in with it.</li>
      </ol>
      <p>For your safety the page does not say whether a number or address belongs to an account. If
        no code arrives, nothing may be bound: in that case please ask customer service.</p>
      <h3>You want to change it</h3>
      <p>Open the <a href="/m/securityCenter">security centre</a> and choose <strong>Login
        password</strong>. You need the old one. All other devices are logged out when you change
        it.</p>
      <h3>What makes a good password</h3>
      <ul>
        <li>6 to 20 characters, with letters and digits. Longer is better.</li>
        <li>One that you use nowhere else. Passwords that are known from leaks are refused.</li>
        <li>Or none to type at all: a passkey is the safest way in.</li>
      </ul>
      <h3>The payment password</h3>
      <p>It has six digits and is separate from your login password. It is meant for the moment when
        money leaves an account. After five wrong tries it is locked for a day. You set it in the
        security centre, and nobody from {merchant} will ever ask you for it.</p>
    `,
  },
  'help.security': {
    title: 'Keeping your account safe',
    body: `
      <p>The <a href="/m/securityCenter">security centre</a> holds everything that guards your
        account.</p>
      <ul>
        <li><strong>Login password and payment password.</strong> Set or change them. A new login
          password ends every other login.</li>
        <li><strong>Mobile number and e-mail.</strong> Bind both, so that you can find your password
          again.</li>
        <li><strong>Passkeys.</strong> Log in with your finger, your face or your screen lock. A
          copied site cannot use a passkey. You can have up to ten.</li>
        <li><strong>Linked accounts.</strong> Accounts at other services that may log you in, where
          the site offers it.</li>
        <li><strong>Where you are logged in.</strong> Every device, with the time when it was last
          seen. <strong>End</strong> closes one login, <strong>End all others</strong> closes all
          but yours.</li>
      </ul>
      <h3>If you suspect that somebody was in your account</h3>
      <ol>
        <li>Change your login password.</li>
        <li>Look at the list of logins and at your passkeys, and remove what you do not know.</li>
        <li>Look through your <a href="/m/transaction/record">account record</a>.</li>
        <li>Tell customer service.</li>
      </ol>
      <h3>What we never do</h3>
      <p>We never ask for a password, a payment password or a code. Whoever does is not from
        {merchant}. Look at the address before you log in, and better use a bookmark than a link in
        a message.</p>
    `,
  },
  'help.device': {
    title: 'Your phone and your browser',
    body: `
      <p>{merchant} is made for phones and runs in any current browser. There is nothing to install.
        On a computer the page stays as narrow as a phone and shows a code: scan it, and go on where
        you are.</p>
      <h3>If a page or a game does not load</h3>
      <ul>
        <li>Check your connection. A notice appears when you are offline, and the page goes on by
          itself once you are back.</li>
        <li>Reload the page. In a game choose <strong>Load it again</strong>.</li>
        <li>Are you inside another app, such as a messenger? Open the page in your own browser
          instead: games and logins do not work well in there.</li>
        <li>Update your browser, and turn off extensions that change pages.</li>
        <li>Check the clock of your device. If it is far off, logging in may fail.</li>
      </ul>
      <h3>Make it comfortable</h3>
      <ul>
        <li><strong>Theme:</strong> dark or light, in <a href="/m/set">Settings</a>.</li>
        <li><strong>Language:</strong> change it at any time. The page follows at once.</li>
        <li><strong>Motion:</strong> if your device asks for less motion, banners stand still. You
          can also pause them.</li>
        <li><strong>Sound and turbo:</strong> in the menu of each game.</li>
      </ul>
      <h3>Shared devices</h3>
      <p>Log out when you are done, leave <strong>Remember password</strong> off, and hide your
        balance with the eye beside it.</p>
    `,
  },
  'help.contact': {
    title: 'Customer service',
    body: `
      <p>Tap <strong>Service</strong> in the bottom menu, for example on <a href="/m/home">Home</a>.
        A sheet opens with the ways in which {merchant} can be reached. You can use it without
        logging in. Your device keeps these ways, so that you find them even when the site is under
        maintenance.</p>
      <h3>What helps us to help you</h3>
      <ul>
        <li>Your <strong>username</strong>. Never your password, and never a code.</li>
        <li>For a question about money: the <strong>number of the entry</strong> in your
          <a href="/m/transaction/record">account record</a>. A tap copies it.</li>
        <li>For a question about a bet: the <strong>ticket number</strong> in your
          <a href="/m/gameRecord">betting record</a>.</li>
        <li>For an error: the <strong>reference</strong> that was shown, and roughly when it
          happened.</li>
        <li>A picture of your screen, if you can make one. Please cover what is private.</li>
      </ul>
      <h3>What customer service does for you</h3>
      <ul>
        <li>Answers questions about your account, your records and the games.</li>
        <li>Helps with limits, breaks, self-exclusion and closing an account.</li>
        <li>Tells you what is stored about you, and corrects mistakes.</li>
        <li>Takes complaints. If an answer does not satisfy you, say so, and ask for somebody else
          to look at it.</li>
      </ul>
      <p>Customer service cannot see your password and cannot change the outcome of a round.</p>
    `,
  },
} as const satisfies Readonly<Record<string, SeedText>>;
