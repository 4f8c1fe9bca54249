import { RichText } from '#features/content';
import { Inbox } from '#features/messages';

/** What was written to the member. */
export default function WebEmailScreen() {
  return <Inbox writeHtml={(html) => <RichText html={html} />} />;
}
