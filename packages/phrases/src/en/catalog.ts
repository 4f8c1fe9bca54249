/** Lists of games, the frame that a game is played in, and the page on which a round is checked. */
export const catalog = {
  list: {
    label: 'Slots',
    studios: 'Studios',
    allStudios: 'All',
    showAll: 'Show all slots',
    jackpot: 'Jackpot',
    free: 'Free',
    freeLabel: 'Play {name} for free',
    returnRate: 'RTP {rate} %',
    home: 'To the first page',
    empty: 'No slots here',
    emptyText: 'There is nothing to play at the moment. Please come back a little later.',
    emptyVendorText: 'This studio has no slots open right now. The others do.',
    end: 'That is all of them.',
    failed: 'The slots did not load',
    failedText: 'This is on our side, or the network’s. Please try again.',
    moreFailed: 'No more came through.',
    offline: 'You are offline',
    offlineText: 'The slots load by themselves once you are back online.',
  },
  recents: {
    title: 'Recently played',
    empty: 'Games that you play will wait for you here.',
    failed: 'Your latest games did not load. They are not lost.',
  },
  /** Around a game that is being played. */
  frame: {
    back: 'Leave the game',
    free: 'Free play',
    title: 'Game: {name}',
    game: 'Game',
    opening: 'Opening {name}…',
    stalled: 'The game takes long to answer.',
    reload: 'Load it again',
    slots: 'Other slots',
    again: 'Open it again',
    real: 'Play it for real',
    wallet: 'To your wallets',
    member: 'To your account',
    login: 'Log in',
    states: {
      off: {
        title: 'This game is resting',
        text: 'It has been switched off for now. A round that was not over is kept and will be settled.',
      },
      unknown: {
        title: 'There is no such game',
        text: 'The link may be old. All games that are open are in the list.',
      },
      blocked: {
        title: 'You cannot play at the moment',
        text: 'Your account is closed for play: by you, by a limit that you set, or by our service.',
      },
      limit: {
        title: 'A limit of yours is reached',
        text: 'You set it yourself, and it holds. It opens again by itself.',
      },
      funds: {
        title: 'There is not enough to bring along',
        text: 'This game plays with a wallet of its own. Move something into it first.',
      },
      noFree: {
        title: 'No free play here',
        text: 'This game is played for real only.',
      },
      session: {
        title: 'Please log in again',
        text: 'Your session is over. Your money and an unfinished round are safe.',
      },
      refused: { title: 'The game did not open' },
      offline: {
        title: 'You are offline',
        text: 'The game opens by itself once you are back online. A round that was not over is kept.',
      },
      lost: {
        title: 'The game did not open',
        text: 'We did not hear back. Nothing was taken. Please try again.',
      },
      ended: {
        title: 'Your time in this game is over',
        text: 'Games close by themselves after a while without play. Open it again and go on where you were.',
      },
    },
  },
  /** What provably fair means here, and the check of a round. */
  fairness: {
    lead: 'You need not trust us. Check us.',
    intro:
      'Every round of our slots is decided by two secrets: one of ours, sealed before you bet, and one of yours. When ours is opened, anyone can compute the round again and see that nothing was changed.',
    stepsTitle: 'How a round is made',
    steps: {
      seal: {
        title: 'We seal our seed',
        text: 'Before you play we draw 32 random bytes, the server seed, and show you their SHA-256 fingerprint. A seed that is changed later no longer has this fingerprint.',
      },
      add: {
        title: 'You add yours',
        text: 'The client seed is yours: keep the one that you got, or write your own in the game. We cannot know it beforehand.',
      },
      spin: {
        title: 'Both make the round',
        text: 'HMAC-SHA256 of both seeds and the round’s number gives the draws: where each reel stops, free spins included. No balance, no stake and no history takes part.',
      },
      open: {
        title: 'We open the seal',
        text: 'When you change seeds in the game, or after a day, our seed is shown. Put it in below: same fingerprint, same reels, same pay.',
      },
    },
    whatItProves:
      'This proves that a round was not changed after the bet. That the reels themselves return what we say is proven apart: by counting every possible stop, in the table below.',
    form: {
      title: 'Check a round',
      text: 'Everything is computed in your browser. Nothing is sent to us.',
      where: 'You find these in the game: menu, history, then the round.',
      round: 'Round {round}',
      roundText:
        'Open the game’s history, look for this round and press “Check”: its seeds are filled in for you.',
      openGame: 'Open the game',
      game: 'Game',
      choose: 'Please choose',
      serverSeed: 'Server seed',
      serverSeedHint: '64 characters, 0–9 and a–f, shown once it is opened',
      clientSeed: 'Client seed',
      nonce: 'Number of the round (nonce)',
      commitment: 'Fingerprint that you were shown (optional)',
      submit: 'Check',
      problems: {
        game: 'Please choose the game that was played.',
        serverSeed: 'A server seed has exactly 64 characters, 0–9 and a–f.',
        clientSeed: 'A client seed has 1 to 64 letters, digits or signs, without blanks or “|”.',
        nonce: 'Please enter a whole number, as the history shows it.',
        commitment: 'A fingerprint has exactly 64 characters, 0–9 and a–f.',
      },
      failed: 'The check did not load. Please try again.',
      insecure:
        'This browser computes only over a secure connection (https). The file below checks without a browser.',
    },
    result: {
      title: 'What came out',
      sealMatches: 'The seal is whole: the server seed has the fingerprint that you were shown.',
      sealDiffers:
        'The server seed does not have this fingerprint. Please check both for typing errors; if they are right, tell our service.',
      sealOnly: 'The fingerprint of this server seed. Compare it with the one that you were shown.',
      fingerprint: 'SHA-256 fingerprint',
      pay: 'Pays {times} × the stake',
      noPay: 'Pays nothing',
      spin: 'Spin',
      freeSpin: 'Free spin {number} of {count}',
      special: 'Symbol that fills reels: {symbol}',
      times: '× {times}',
      hold: 'Coins held',
      holdText:
        '{count, plural, one {# coin} other {# coins}} after {turns, plural, one {# turn} other {# turns}}',
      holdFull: 'Every place filled',
      grid: 'Reels from left to right: {columns}',
      moreSpins: 'Show {count, plural, one {# more spin} other {# more spins}}',
      jackpot: 'A jackpot is drawn apart, from a seed that all players share.',
      model: 'Machine {model}, version {version}',
    },
    table: {
      title: 'What each slot returns',
      text: 'The share of all stakes that comes back in the long run, proven over every possible outcome, jackpots included. A single evening can be far from it, both ways.',
      game: 'Slot',
      rate: 'Return',
      failed: 'The table did not load.',
      unproven: 'not proven',
    },
    verifier: {
      title: 'Check without this site',
      text: 'A small program does the same on your own computer, with Node 20 or newer. Read it, keep it, compare.',
      link: 'Download verifier.mjs',
    },
  },
} as const;
