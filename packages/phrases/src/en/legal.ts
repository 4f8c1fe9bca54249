/** The terms of service and the user agreement. Long, so they are loaded only by their own pages. */
export const legal = {
  updated: 'Last changed on {date}',
  terms: {
    intro:
      'These terms are the agreement between you and {merchant}. They say what we offer, what we expect of you, and what happens when something goes wrong.',
    demoTitle: '1. Demonstration mode',
    demoText:
      'Until an operator has recorded a licence for your market, this site takes and pays no real money. Balances, deposits, withdrawals, bonuses and prizes are play credit. They have no value and cannot be exchanged.',
    eligibilityTitle: '2. Who may play',
    eligibilityText:
      'You must be at least {age} years old and allowed to play by the law of the place where you are. One person has one account. We may ask you to prove your age and identity.',
    accountTitle: '3. Your account',
    accountText:
      'Keep your password and payment password to yourself. You are responsible for what is done with your account until you tell us that somebody else knows them. Tell us at once if you see something that you did not do.',
    gamesTitle: '4. Games and outcomes',
    gamesText:
      'The rules and the return of each game are shown in the game. Each outcome is drawn by chance, is sealed before you bet, and never depends on who you are or how you played before. When a fault interrupts a round, the round is settled as drawn or your stake is given back.',
    moneyTitle: '5. Money',
    moneyText:
      'Every movement is recorded with a reference number that you can see. We may correct a booking that is plainly wrong, and we tell you the reason. A payment may need a check before it is carried out.',
    bonusTitle: '6. Promotions',
    bonusText:
      'Each promotion shows its own conditions before you join. A promotion gained by fraud, by several accounts or by agreement with others may be taken back.',
    safetyTitle: '7. Playing safely',
    safetyText:
      'You can set limits on deposits, losses, stakes and time, take a break, or exclude yourself. A stricter limit counts at once. While you are excluded we send no advertising and take no bets.',
    conductTitle: '8. What is not allowed',
    conductText:
      'Do not use programs that play for you, do not work together against other players, do not use somebody else’s means of payment, and do not try to harm the site or the people who use it.',
    endTitle: '9. Closing an account',
    endText:
      'You may close your account at any time. We may close it when these terms are broken. What is yours is paid out after the checks that the law asks for.',
    liabilityTitle: '10. Liability',
    liabilityText:
      'We run the site with care, but cannot promise that it is always reachable. We are liable for what we cause on purpose or by gross neglect, and as far as the law demands it.',
    changeTitle: '11. Changes',
    changeText:
      'We may change these terms and tell you before the change counts. If you do not agree, you may close your account.',
  },
  agreement: {
    intro:
      'By registering with {merchant} you confirm the following. Please read it; it is short on purpose.',
    ageTitle: 'My age',
    ageText: 'I am at least {age} years old.',
    placeTitle: 'My place',
    placeText: 'I may use this site by the law of the place where I am.',
    selfTitle: 'My own account',
    selfText: 'I register for myself, with true details, and only once.',
    riskTitle: 'The risk',
    riskText:
      'I know that games of chance are decided by chance, that stakes can be lost, and that play is not a way to earn money.',
    dataTitle: 'My data',
    dataText:
      'The site keeps what it needs to run my account, to keep it safe and to obey the law. I can ask what is kept and have mistakes corrected.',
    termsTitle: 'The terms',
    termsText: 'I have read the terms of service and agree to them.',
  },
} as const;
