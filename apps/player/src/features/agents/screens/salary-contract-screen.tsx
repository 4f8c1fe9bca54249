import { ContractPage } from '../contract/contract-page.tsx';

/** What turnover of a day pays. */
export default function SalaryContractScreen() {
  return <ContractPage kind="DAILY_SALARY" />;
}
