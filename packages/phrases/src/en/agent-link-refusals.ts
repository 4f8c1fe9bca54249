export const linkRefusals = {
  link_unknown: 'There is no such link.',
  link_limit: 'No more than {most} links can be active at once. Disable one first.',
  link_over: 'This link has ended and cannot be switched on again. Create a new one.',
  link_expiry: 'The last day must lie ahead.',
  link_domain: 'This site does not answer under that address.',
  line_full: 'Your line already has {levels} levels, so nobody can join below you.',
  openings_limit: 'You can open {most} accounts a day. Try again tomorrow, or share a link.',
} as const;
