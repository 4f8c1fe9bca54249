/** The agent’s own page. */
export const agent = {
  greetings: {
    morning: 'Good morning',
    noon: 'Good day',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  counters: {
    title: 'Your team today',
    here: 'Logged in',
    bet: 'Placed bets',
    joined: 'Joined',
    online: 'Online now',
    failed: 'The figures cannot be read at the moment. They are asked for again in a minute.',
  },
  entries: {
    label: 'Agent tools',
    overview: 'Team overview',
    members: 'Team members',
    pnl: 'Team P&L',
    betting: 'Team betting',
    record: 'Agent record',
    gifts: 'Send money',
    rebate: 'My rebate',
    teamRebate: 'Team rebate',
    security: 'Security',
    mail: 'Mail',
    service: 'Online service',
    unread: '{count} unread',
  },
  bar: {
    label: 'Agent menu',
    home: 'Home',
    links: 'Invite',
    dividend: 'Dividend',
    notices: 'Notices',
  },
} as const;
