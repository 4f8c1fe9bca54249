import { ContractPage } from '../contract/contract-page.tsx';

/** What turnover of an hour pays. */
export default function HourlyContractScreen() {
  return <ContractPage kind="HOURLY_SALARY" />;
}
