import StaticBlock from '@site/src/components/StaticBlock';
import type {Html} from '@site/src/content/late/openHtml';
import '@site/src/css/reference.css';
import '@site/src/css/referenceSessions.css';

/** HTML that the build made from the contracts, with the styles of the reference. */
export default function StaticHtml(props: {html: Html; className?: string}) {
  return <StaticBlock as="div" {...props} />;
}
