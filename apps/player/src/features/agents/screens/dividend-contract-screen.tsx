import { ContractPage } from '../contract/contract-page.tsx';

/** What a team that loses pays. */
export default function DividendContractScreen() {
  return <ContractPage kind="DIVIDEND" />;
}
