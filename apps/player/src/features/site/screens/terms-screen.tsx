import { LegalPage } from '../components/legal-page.tsx';

export default function TermsScreen() {
  return <LegalPage document="terms" />;
}
