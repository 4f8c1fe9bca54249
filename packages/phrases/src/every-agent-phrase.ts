import { agent as agentCN } from './cn/agent.ts';
import { contracts as contractsCN } from './cn/contracts.ts';
import { gifts as giftsCN } from './cn/gifts.ts';
import { links as linksCN } from './cn/links.ts';
import { rebates as rebatesCN } from './cn/rebates.ts';
import { team as teamCN } from './cn/team.ts';
import { agent as agentEN } from './en/agent.ts';
import { contracts as contractsEN } from './en/contracts.ts';
import { gifts as giftsEN } from './en/gifts.ts';
import { links as linksEN } from './en/links.ts';
import { rebates as rebatesEN } from './en/rebates.ts';
import { team as teamEN } from './en/team.ts';
import { agent as agentJA } from './ja/agent.ts';
import { contracts as contractsJA } from './ja/contracts.ts';
import { gifts as giftsJA } from './ja/gifts.ts';
import { links as linksJA } from './ja/links.ts';
import { rebates as rebatesJA } from './ja/rebates.ts';
import { team as teamJA } from './ja/team.ts';
import { agent as agentTH } from './th/agent.ts';
import { contracts as contractsTH } from './th/contracts.ts';
import { gifts as giftsTH } from './th/gifts.ts';
import { links as linksTH } from './th/links.ts';
import { rebates as rebatesTH } from './th/rebates.ts';
import { team as teamTH } from './th/team.ts';
import { agent as agentVI } from './vi/agent.ts';
import { contracts as contractsVI } from './vi/contracts.ts';
import { gifts as giftsVI } from './vi/gifts.ts';
import { links as linksVI } from './vi/links.ts';
import { rebates as rebatesVI } from './vi/rebates.ts';
import { team as teamVI } from './vi/team.ts';

/** What agents read, in every language. */
export const everyAgentPhrase = {
  EN: {
    agent: agentEN,
    team: teamEN,
    links: linksEN,
    rebates: rebatesEN,
    contracts: contractsEN,
    gifts: giftsEN,
  },
  JA: {
    agent: agentJA,
    team: teamJA,
    links: linksJA,
    rebates: rebatesJA,
    contracts: contractsJA,
    gifts: giftsJA,
  },
  CN: {
    agent: agentCN,
    team: teamCN,
    links: linksCN,
    rebates: rebatesCN,
    contracts: contractsCN,
    gifts: giftsCN,
  },
  TH: {
    agent: agentTH,
    team: teamTH,
    links: linksTH,
    rebates: rebatesTH,
    contracts: contractsTH,
    gifts: giftsTH,
  },
  VI: {
    agent: agentVI,
    team: teamVI,
    links: linksVI,
    rebates: rebatesVI,
    contracts: contractsVI,
    gifts: giftsVI,
  },
} as const;
