/**
 * Where a trial goes that opens a page for members: home, with the prompt to register over it. The query word
 * goes away once the prompt is shown.
 */
export const MEMBER_PROMPT = { name: 'prompt', value: 'member', address: '/m/home?prompt=member' };
