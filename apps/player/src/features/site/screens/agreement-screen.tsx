import { LegalPage } from '../components/legal-page.tsx';

export default function AgreementScreen() {
  return <LegalPage document="agreement" />;
}
